import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { StoredParagraph } from '../../../database/stored-layout.ts'
import { cutSnippets } from './cut-snippets.ts'

const paragraph = (start: number, end: number): StoredParagraph => [start, end, 2, null, 0, 0]
const plain = (html: string) =>
  html
    .replace(/<\/?mark>/g, '')
    .replace(/&(amp|lt|gt|quot|#39);/g, (_all, name: string) => ({ amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" })[name]!)

test('marks every form of a word and names the paragraph', () => {
  const text = '1. Costs follow the event.\n\n2. The appeal is allowed; appeals of this kind are rare.'
  const marks = { words: [['appeal', 'appeals']], prefixes: [], phrases: [] }
  expect(cutSnippets(text, { paragraphs: [paragraph(0, 26), paragraph(28, text.length)], parts: [] }, marks)).toEqual([
    { html: '2. The <mark>appeal</mark> is allowed; <mark>appeals</mark> of this kind are rare.', paragraph: 2 },
  ])
})

test('a passage with a whole phrase comes before passages that only have more words', () => {
  const line = 'The bank and the bankers of the customer said so.'
  const lines = [line, `${line} Again.`, `${line} And again.`, 'It is a matter of data protection.']
  const text = lines.join('\n')
  const places = lines.map((one) => paragraph(text.indexOf(one), text.indexOf(one) + one.length))
  const marks = { words: [['bank'], ['bankers'], ['customer']], prefixes: [], phrases: [['data', 'protection']] }
  expect(cutSnippets(text, { paragraphs: places, parts: [] }, marks).map(({ html }) => html)).toContain(
    'It is a matter of <mark>data protection</mark>.',
  )
})

test.each([
  ['a numbered paragraph', '7. He sold it.', '7'],
  ['an item of a numbered paragraph', '(a) the house', '7'],
  ['a quotation in a numbered paragraph', '“3. the farm”', '7'],
  ['a heading', 'Background', undefined],
  ['a paragraph without a number', 'Costs follow.', undefined],
  ['a numbered paragraph of the next opinion', '1. I dissent.', '1'],
  ['an item before any number', '(i) alone', undefined],
])('%s is cited by the court’s number: %j', (_what, passage, number) => {
  const lines: [text: string, kind: number, number: string | null, part: number][] = [
    ['Background', 1, null, 0],
    ['7. He sold it.', 2, '7', 0],
    ['(a) the house', 3, 'a', 0],
    ['“3. the farm”', 4, '3', 0],
    ['Costs follow.', 2, null, 0],
    ['(i) alone', 3, 'i', 1],
    ['1. I dissent.', 2, '1', 1],
  ]
  const text = lines.map(([line]) => line).join('\n')
  const places = lines.map(([line, kind, own, part]): StoredParagraph => [
    text.indexOf(line),
    text.indexOf(line) + line.length,
    kind,
    own,
    0,
    part,
  ])
  const phrase = passage
    .toLowerCase()
    .match(/[a-z]+/g)!
    .slice(-2)
  expect(cutSnippets(text, { paragraphs: places, parts: [] }, { words: [], prefixes: [], phrases: [phrase] })[0]!.number).toBe(number)
})

test('marks a phrase across line ends and punctuation, and only whole words', () => {
  const text = 'The courthouse, where THE\ncourt sat. Murang’a Wanjikũ.'
  expect(
    cutSnippets(text, { paragraphs: [], parts: [] }, { words: [['wanjiku']], prefixes: [], phrases: [['the', 'court']] })[0]!.html,
  ).toBe('The courthouse, where <mark>THE court</mark> sat. Murang’a <mark>Wanjikũ</mark>.')
})

test('escapes everything but its own marks', () => {
  const text = `<script>alert("x")</script> & 'land' <mark>fake</mark>`
  const [snippet] = cutSnippets(text, { paragraphs: [], parts: [] }, { words: [['land']], prefixes: [], phrases: [] })
  expect(snippet!.html).toBe(
    '&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt; &amp; &#39;<mark>land</mark>&#39; &lt;mark&gt;fake&lt;/mark&gt;',
  )
})

test('prefers the passage with more of what was asked', () => {
  const filler = 'filler words stand here '.repeat(20)
  const text = `land ${filler} land title fraud ${filler} fraud ${filler} title ${filler} land`
  const snippets = cutSnippets(text, { paragraphs: [], parts: [] }, { words: [['land'], ['title'], ['fraud']], prefixes: [], phrases: [] })
  expect(snippets).toHaveLength(3)
  expect(snippets.some(({ html }) => html.includes('<mark>land</mark> <mark>title</mark> <mark>fraud</mark>'))).toBe(true)
})

test('a phrase that runs on into the next paragraph is marked in each, and letters beyond 16 bits are letters', () => {
  const text = 'He held the title\n\nappeal 𝒜𝒷 and the title 𝒜𝒷 appeal'
  const layout = { paragraphs: [paragraph(0, 17), paragraph(19, text.length)], parts: [] }
  expect(cutSnippets(text, layout, { words: [], prefixes: [], phrases: [['title', 'appeal']] }).map(({ html }) => html)).toEqual([
    'He held the <mark>title</mark>',
  ])
  expect(cutSnippets('𝒜b a', layout, { words: [['b']], prefixes: [], phrases: [] })).toEqual([])
})

test('a beginning marks the whole word', () => {
  const marks = { words: [], prefixes: ['regist'], phrases: [] }
  expect(cutSnippets('The Registrar unregistered it.', { paragraphs: [], parts: [] }, marks)[0]!.html).toBe(
    'The <mark>Registrar</mark> unregistered it.',
  )
})

test('a passage of a dissent says so, and whose it is', () => {
  const text = `We allow the appeal. ${'So be it. '.repeat(30)}\n\nI dissent from the appeal.`
  const second = text.indexOf('I dissent')
  const opinion = (position: number, kind: 'majority' | 'dissenting', author: string) => ({
    position,
    kind: 'opinion' as const,
    opinion_kind: kind,
    author,
    start: 0,
    end: text.length,
  })
  const paragraphs: StoredParagraph[] = [
    [0, second - 2, 2, null, 0, 0],
    [second, text.length, 2, null, 0, 1],
  ]
  const parts = [opinion(0, 'majority', 'Mumo'), opinion(1, 'dissenting', 'Otieno')]
  const snippets = cutSnippets(text, { paragraphs, parts }, { words: [['allow', 'dissent']], prefixes: [], phrases: [] })
  expect(snippets.map(({ opinion, author }) => [opinion, author])).toEqual([
    [undefined, undefined],
    ['dissenting', 'Otieno'],
  ])
})

test('a snippet is a stretch of one paragraph cut at the ends of words, whatever the text', () => {
  const marks = { words: [['land'], ['wanjiku']], prefixes: [], phrases: [['title', 'appeal']] }
  const word = fc.constantFrom('land', 'title', 'İstanbul', 'ﬁnal', 'Wanjikũ', '<b>', '&', '“quoted”', 'x', '𝒜𝒷', 'appeal', '\u0301')
  fc.assert(
    fc.property(fc.array(fc.array(word, { minLength: 1, maxLength: 80 }), { minLength: 1, maxLength: 5 }), (paragraphs) => {
      const texts = paragraphs.map((words) => words.join(' '))
      const text = texts.join('\n\n')
      const places = texts.map((_, i) => {
        const start = texts.slice(0, i).reduce((sum, one) => sum + one.length + 2, 0)
        return paragraph(start, start + texts[i]!.length)
      })
      for (const { html, paragraph: id } of cutSnippets(text, { paragraphs: places, parts: [] }, marks)) {
        expect(html).toMatch(/<mark>/)
        expect(html.replace(/<\/?mark>/g, '')).not.toMatch(/[<>]/)
        const shown = plain(html).replaceAll('…', '').trim()
        expect(texts[id! - 1]!.replace(/\s+/g, ' ')).toContain(shown)
        expect(shown.length).toBeLessThanOrEqual(300)
      }
    }),
  )
})

test('of fewer passages than there are those that say most stay, not those that stand first', () => {
  const lines = [
    '(i) the reason for the arrest;',
    '(d) not to be compelled to admit anything;',
    '(h) bail, unless there are compelling reasons.',
  ]
  const text = lines.map((line) => `${line} ${'And so on. '.repeat(30)}`).join('\n')
  const starts = lines.map((line) => text.indexOf(line))
  const places = starts.map((start, i) => paragraph(start, (starts[i + 1] ?? text.length + 1) - 1))
  const marks = { words: [['bail'], ['compelling', 'compelled'], ['reason', 'reasons']], prefixes: [], phrases: [] }
  expect(cutSnippets(text, { paragraphs: places, parts: [] }, marks, [], 1).map((one) => one.paragraph)).toEqual([3])
  expect(cutSnippets(text, { paragraphs: places, parts: [] }, marks, [], 2).map((one) => one.paragraph)).toContain(3)
})
