import { EditorState, type StateCommand, type Transaction } from '@codemirror/state'
import { expect, test } from 'vitest'
import { bold, bullets, code, footnote, heading, insert, italic, linkTo, numbers, quote, table } from './format-commands.ts'

/** Does it to a text in which [ and ] say what is selected. */
function done(command: StateCommand, text: string): string {
  const [from, to] = [text.indexOf('['), text.indexOf(']') - 1]
  let state = EditorState.create({ doc: text.replace('[', '').replace(']', ''), selection: { anchor: from, head: to } })
  command({ state, dispatch: (transaction: Transaction) => (state = transaction.state) })
  const { main } = state.selection
  return `${state.sliceDoc(0, main.from)}«${state.sliceDoc(main.from, main.to)}»${state.sliceDoc(main.to)}`
}

test.each([
  ['bold', bold, 'a [word] b', 'a **«word»** b'],
  ['bold again', bold, 'a **[word]** b', 'a «word» b'],
  ['italic', italic, '[]', '_«»_'],
  ['code', code, '[x]', '`«x»`'],
  ['heading', heading, 'a[] b', '## a«» b'],
  ['heading again', heading, '## [a]', '### «a»'],
  ['heading no more', heading, '### [a]', '«a»'],
  ['bullets', bullets, '[one\ntwo]', '- «one\n- two»'],
  ['bullets on a line of its own', bullets, 'one\n[]', 'one\n- «»'],
  ['no bullets', bullets, '- [one\n- two]', '«one\ntwo»'],
  ['numbers', numbers, '[one\ntwo]', '1. «one\n2. two»'],
  ['quote', quote, '[one]', '> «one»'],
  ['words', insert('new'), 'a [b] c', 'a new«» c'],
  ['table', table({ first: 'A', second: 'B' }), 'x[]', 'x\n\n| «A» | B |\n| --- | --- |\n|  |  |\n'],
])('%s', (_name, command, text, changed) => expect(done(command, text)).toBe(changed))

test('a footnote takes the next number, and goes on at the end', () => {
  const doc = 'Held.[^1]\n\n[^1]: Para 4.'
  let state = EditorState.create({ doc, selection: { anchor: 5 } })
  footnote({ state, dispatch: (transaction: Transaction) => (state = transaction.state) })
  expect(state.doc.toString()).toBe('Held.[^2][^1]\n\n[^1]: Para 4.\n\n[^2]: ')
  expect(state.selection.main.head).toBe(state.doc.length)
})

test('a link is never ended by what it leads to', () => {
  expect(linkTo(' a\nb ', '/cases/x')).toBe('[a b](/cases/x)')
  expect(linkTo('a', 'https://x.test/(1)')).toBe('[a](<https://x.test/(1)>)')
})
