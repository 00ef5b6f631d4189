import { createHash, createHmac } from 'node:crypto'
import { expect, it } from 'vitest'
import { derivedKey, hashKey } from './keys.ts'

it('SEAT-1 keys are reckoned as SHA-256 and HMAC say, in a browser and on the server', () => {
  const key = 'R2hvc3Qgb2YgYSBrZXkgdGhhdCBvcGVucw'
  expect(hashKey(key)).toBe(createHash('sha256').update(key).digest('base64url'))
  for (const whose of ['player', 'spectator'] as const)
    expect(derivedKey(key, whose, 3)).toBe(
      createHmac('sha256', key).update(`${whose}|3`).digest('base64url').slice(0, 32),
    )
  expect(hashKey('a')).toBe('ypeBEsobvcr6wjGzmiPcTaeG7_gUfE5yuYB3ha_uSLs')
})
