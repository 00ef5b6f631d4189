/** What becomes of what people type, before anybody else sees it. */
import { describe, expect, it } from 'vitest'
import { isLegible, legible, text, TEXT } from '../src/house/text.ts'

const name = text(TEXT.name)

describe('text that works on others', () => {
  it('SEC-19 turns no reading direction, hides nothing, and piles up no marks', () => {
    expect(legible('Ann\u202etxt.exe')).toBe('Ann txt.exe')
    expect(name.parse('A\u200bn\u2060n\ufeff')).toBe('Ann')
    expect(name.parse(`A${'\u0301'.repeat(30)}nn`)).toBe(`A${'\u0301'.repeat(6)}nn`)
    for (const typed of ['A\u200b\u0301\u200b'.repeat(9), `${'\u0301\u200b'.repeat(9)}`, 'a\u202e\u0301'])
      expect(legible(legible(typed))).toBe(legible(typed))
    expect([isLegible('Ann\u202e'), isLegible('Ann\n\u200b')]).toEqual([false, true])
  })

  it('SEC-19 a name has something that is seen', () => {
    for (const blank of ['\u200b', '\u200d\u200c', '\u3164\u115f', '\u2800', '\u00ad', '\u0301', '\u{e0041}', ' \t '])
      expect(name.safeParse(blank).success).toBe(false)
    expect(text(TEXT.name, 0).parse('\u3164')).toBe('')
  })

  it('leaves every script and sign as it is typed', () => {
    for (const typed of ['Zoë', 'Ngọc Ánh', 'שָׁלוֹם', 'علي\u200cرضا', 'ไม่มี', 'हिन्दी', '👩🏽‍❤️‍💋‍👨🏻', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', '1️⃣', '名前', '…', '-'])
      expect(name.parse(typed)).toBe(typed)
  })
})
