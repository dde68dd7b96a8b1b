import { describe, expect, it } from 'vitest'
import { readMarkedText } from './marked-text.ts'

const plain = (text: string) => ({ text, marked: false })
const marked = (text: string) => ({ text, marked: true })

describe('readMarkedText', () => {
  it.each([
    ['no match', [plain('no match')]],
    ['a <mark>duty</mark> of <mark>care</mark>', [plain('a '), marked('duty'), plain(' of '), marked('care')]],
    ['<mark>Land</mark>', [marked('Land')]],
    ['A &amp; B &lt;mark&gt; &quot;x&quot; &#39;y&#39; &#x2019;', [plain('A & B <mark> "x" \'y\' ’')]],
    ['&amp;lt; stays one level escaped', [plain('&lt; stays one level escaped')]],
    ['&copy; &#99999999; &;', [plain('&copy; &#99999999; &;')]],
    ['<img src=x onerror=alert(1)> <b>bold</b>', [plain('<img src=x onerror=alert(1)> <b>bold</b>')]],
    ['', []],
  ])('%j', (html, stretches) => {
    expect(readMarkedText(html).map(({ text, marked: isMarked }) => ({ text, marked: isMarked }))).toEqual(stretches)
  })
})
