import { autocompletion, type CompletionSource } from '@codemirror/autocomplete'
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands'
import { insertNewlineContinueMarkup, deleteMarkupBackward, markdownLanguage } from '@codemirror/lang-markdown'
import { syntaxHighlighting } from '@codemirror/language'
import { Annotation, EditorState } from '@codemirror/state'
import { drawSelection, EditorView, keymap, placeholder } from '@codemirror/view'
import { tagHighlighter, tags } from '@lezer/highlight'
import { diffIndices } from 'node-diff3'
import { bold, italic } from './format-commands.ts'

/** Marks a change that was not written here. */
const fromElsewhere = Annotation.define<true>()

/** How Markdown looks while it is written; the classes are dressed by the screen. */
const highlighter = tagHighlighter([
  { tag: tags.heading, class: 'md-heading' },
  { tag: tags.strong, class: 'md-strong' },
  { tag: tags.emphasis, class: 'md-emphasis' },
  { tag: tags.strikethrough, class: 'md-strike' },
  { tag: tags.link, class: 'md-link' },
  { tag: tags.url, class: 'md-quiet' },
  { tag: tags.processingInstruction, class: 'md-quiet' },
  { tag: tags.monospace, class: 'md-code' },
  { tag: tags.quote, class: 'md-quote' },
])

export interface EditorParts {
  parent: HTMLElement
  text: string
  words: { label: string; placeholder: string }
  complete: CompletionSource
  onChange: () => void
  onSave: () => void
  onLink: () => void
  /** Files that were pasted or dropped; answers whether they are taken. */
  onFiles: (files: File[]) => boolean
}

/** The text of a note as it is written. It lives here, so that no other part of the screen ever replaces it while somebody types. */
export function createEditor({ parent, text, words, complete, onChange, onSave, onLink, onFiles }: EditorParts): EditorView {
  const run = (work: () => void) => () => {
    work()
    return true
  }
  return new EditorView({
    parent,
    state: EditorState.create({
      doc: text,
      extensions: [
        history(),
        drawSelection(),
        markdownLanguage,
        syntaxHighlighting(highlighter),
        EditorView.lineWrapping,
        placeholder(words.placeholder),
        autocompletion({ override: [complete], icons: false, activateOnTyping: true }),
        EditorView.contentAttributes.of({ 'aria-label': words.label, spellcheck: 'true', autocapitalize: 'sentences', lang: 'en-KE' }),
        keymap.of([
          { key: 'Mod-b', run: bold },
          { key: 'Mod-i', run: italic },
          { key: 'Mod-k', run: run(onLink) },
          { key: 'Mod-s', run: run(onSave), preventDefault: true },
          { key: 'Enter', run: insertNewlineContinueMarkup },
          { key: 'Backspace', run: deleteMarkupBackward },
          ...historyKeymap,
          ...defaultKeymap,
        ]),
        EditorView.updateListener.of(({ docChanged, transactions }) => {
          if (docChanged && !transactions.every((one) => one.annotation(fromElsewhere))) onChange()
        }),
        EditorView.domEventHandlers({
          paste: ({ clipboardData }) => takeFiles(clipboardData),
          drop: ({ dataTransfer }) => takeFiles(dataTransfer),
        }),
      ],
    }),
  })

  function takeFiles(data: DataTransfer | null): boolean {
    const files = [...(data?.files ?? [])]
    return files.length > 0 && onFiles(files)
  }
}

/** Brings a text that was put together elsewhere: only the lines that differ are replaced, so that cursor and undo stay. */
export function bringText(view: EditorView, text: string) {
  const before = view.state.doc.toString()
  if (before === text) return
  const [old, fresh] = [before.split('\n'), text.split('\n')]
  const starts = offsetsOf(old)
  const changes = diffIndices(old, fresh).map(({ buffer1: [from, count], buffer2Content: lines }) => {
    // Lines with the breaks between them: what is put at the very end begins with one.
    const atEnd = from + count >= old.length
    const [start, end] = atEnd ? [from === 0 ? 0 : starts[from]! - 1, before.length] : [starts[from]!, starts[from + count]!]
    const joined = lines.join('\n')
    const insert = lines.length === 0 ? '' : atEnd ? (from === 0 ? joined : `\n${joined}`) : `${joined}\n`
    return { from: start, to: end, insert }
  })
  view.dispatch({ changes, annotations: fromElsewhere.of(true) })
}

/** Where each line begins, and behind the last one where a further one would. */
const offsetsOf = (lines: readonly string[]) => {
  const starts = [0]
  for (const line of lines) starts.push(starts.at(-1)! + line.length + 1)
  return starts
}
