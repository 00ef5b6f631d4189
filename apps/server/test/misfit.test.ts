import { describe, expect, it } from 'vitest'
import { newAndMagicLand } from '@homestake/rules/new-and-magic-land'
import { answering, learnEveryLanguage } from '../src/language.ts'
import { parse } from '../src/tables/parse.ts'

const SAY = { id: '4f8f2a3e-7d1c-4b5a-9e6f-1a2b3c4d5e6f', type: 'say', to: 'table', kind: 'talk' }

describe('what does not fit', () => {
  it.each([
    [{ ...SAY, text: 'x'.repeat(50_000) }, /^This is too long: \d+ characters at most\.$/, /^Das ist zu lang: höchstens \d+ Zeichen\.$/],
    [{ ...SAY, text: 7 }, 'This is not what was asked for.', 'Danach war nicht gefragt.'],
    [{ ...SAY, text: 'x', loud: true }, 'There is no “loud” here.', 'Ein „loud“ gibt es hier nicht.'],
  ])('LANG-3 is said in the language of whoever sent it, not in the parser’s: %#', async (asked, english, german) => {
    await learnEveryLanguage()
    expect(answering('en', () => parse(newAndMagicLand, asked))).toMatchObject({ code: 'malformed', message: expect.stringMatching(english) })
    expect(answering('de', () => parse(newAndMagicLand, asked))).toMatchObject({ code: 'malformed', message: expect.stringMatching(german) })
  })
}) // prettier-ignore
