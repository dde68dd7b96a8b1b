// @vitest-environment node
import { EditorState, type TransactionSpec } from '@codemirror/state'
import type { EditorView } from '@codemirror/view'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bringText } from './create-editor.ts'

/** An editor without a screen. */
function editorOf(doc: string, cursor = 0) {
  let state = EditorState.create({ doc, selection: { anchor: Math.min(cursor, doc.length) } })
  const view = {
    get state() {
      return state
    },
    dispatch: (spec: TransactionSpec) => (state = state.update(spec).state),
  }
  return view as unknown as EditorView
}

test('whatever was written, the other text stands there', () => {
  const text = fc.array(fc.constantFrom('', 'a', 'b', 'c'), { maxLength: 8 }).map((lines) => lines.join('\n'))
  fc.assert(
    fc.property(text, text, (before, after) => {
      const editor = editorOf(before)
      bringText(editor, after)
      expect(editor.state.doc.toString()).toBe(after)
    }),
    { numRuns: 500 },
  )
})

test('the cursor stays at its word', () => {
  const editor = editorOf('one\ntwo\nthree', 6)
  bringText(editor, 'one, and more\nanother\ntwo\nthree')
  const { head } = editor.state.selection.main
  expect(editor.state.sliceDoc(head - 2, head + 1)).toBe('two')
})
