/** Before and after each file of tests. */
import { afterAll, afterEach } from 'vitest'
import { close, leave, open } from './opened.ts'

await open()
afterEach(leave)
afterAll(close)
