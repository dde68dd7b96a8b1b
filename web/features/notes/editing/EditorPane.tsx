import Box from '@mui/material/Box'
import type { EditorView } from '@codemirror/view'
import { useEffect, useRef } from 'react'
import { useNoteEditorMessages } from '../../../messages/note-editor.ts'
import { fonts, radii } from '../../../ui/theme/tokens.ts'
import { completeMention } from './complete-mention.ts'
import { createEditor } from './create-editor.ts'

interface EditorPaneProps {
  note: string
  /** What the text is at first; later it lives in the editor. */
  text: string
  onEditor: (view: EditorView | null) => void
  onChange: () => void
  onSave: () => void
  onLink: () => void
  onFiles: (files: File[]) => boolean
}

/** Where the text of a note is written. */
export function EditorPane({ note, text, onEditor, ...on }: EditorPaneProps) {
  const words = useNoteEditorMessages()
  const parent = useRef<HTMLDivElement>(null)
  const handlers = useRef(on)
  useEffect(() => void (handlers.current = on))
  const first = useRef({ note, text, words })
  useEffect(() => {
    const begun = first.current
    const editor = createEditor({
      parent: parent.current!,
      text: begun.text,
      words: { label: begun.words.text, placeholder: begun.words.placeholder },
      complete: completeMention(begun.note, begun.words.mention),
      onChange: () => handlers.current.onChange(),
      onSave: () => handlers.current.onSave(),
      onLink: () => handlers.current.onLink(),
      onFiles: (files) => handlers.current.onFiles(files),
    })
    onEditor(editor)
    return () => {
      onEditor(null)
      editor.destroy()
    }
  }, [onEditor])
  return <Box ref={parent} sx={dress} />
}

const dress = {
  flex: 1,
  minHeight: 0,
  display: 'flex',
  '& .cm-editor': { flex: 1, minWidth: 0, outline: 0, fontSize: { xs: 16, md: 15 } },
  '& .cm-scroller': { fontFamily: fonts.figures, lineHeight: 1.6, overflow: 'auto' },
  '& .cm-content': { padding: '16px', caretColor: 'text.primary', minHeight: { xs: '44dvh', md: 0 } },
  '& .cm-line': { padding: 0 },
  '& .cm-cursor': { borderLeftColor: 'text.primary' },
  '& .cm-placeholder': { color: 'text.secondary' },
  '& .cm-editor .cm-selectionBackground, & .cm-editor.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground': {
    background: 'fill.highlight',
    bgcolor: 'fill.highlight',
  },
  '& .md-heading': { fontWeight: 700, color: 'primary.main' },
  '& .md-strong': { fontWeight: 700 },
  '& .md-emphasis': { fontStyle: 'italic' },
  '& .md-strike': { textDecoration: 'line-through' },
  '& .md-link': { color: 'primary.main' },
  '& .md-quiet': { color: 'text.secondary' },
  '& .md-quote': { color: 'text.primary', fontStyle: 'italic' },
  '& .cm-tooltip.cm-tooltip-autocomplete': {
    bgcolor: 'background.paper',
    color: 'text.primary',
    border: 1,
    borderColor: 'divider',
    borderRadius: `${radii.field}px`,
    boxShadow: '0 12px 32px -12px rgb(8 16 36 / 0.45)',
    '& > ul': { fontFamily: fonts.interface, maxWidth: 'min(480px, 90vw)', maxHeight: 280 },
    '& > ul > li': { p: '6px 10px', whiteSpace: 'normal' },
    '& > ul > li[aria-selected]': { bgcolor: 'primary.light', color: 'text.primary' },
  },
  '& .cm-completionDetail': { display: 'block', ml: 0, fontStyle: 'normal', typography: 'body2', color: 'text.secondary' },
} as const
