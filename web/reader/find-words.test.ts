import { describe, expect, it } from 'vitest'
import { findWords, foldText } from './find-words.ts'

const found = (text: string, words: string) => findWords(foldText(text), words).places.map(({ start, end }) => text.slice(start, end))

describe('findWords', () => {
  it.each([
    ['The Appeal, and an appeal.', 'appeal', ['Appeal', 'appeal']],
    ['the  court\u00a0of\nappeal', 'court of appeal', ['court\u00a0of\nappeal']],
    ['the co\u00adurt’s view', "court's", ['co\u00adurt’s']],
    ['“Stay” of 2014–2015', '"stay" of 2014-2015', ['“Stay” of 2014–2015']],
    ['Née Wanjirũ', 'nee wanjiru', ['Née Wanjirũ']],
    ['İstanbul ends', 'ends', ['ends']],
    ['nothing here', 'absent', []],
    ['spaces', '   ', []],
  ])('in %j finds %j', (text, words, places) => {
    expect(found(text, words)).toEqual(places)
  })

  it('stops at a thousand and says so', () => {
    const { places, complete } = findWords(foldText('a '.repeat(1001)), 'a')
    expect([places.length, complete]).toEqual([1000, false])
  })
})
