import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useNoteEditorMessages } from '../../../messages/note-editor.ts'
import type { MarkdownParts } from '../../../ui/markdown/draw-markdown.ts'
import { Markdown } from '../../../ui/markdown/Markdown.tsx'

/** A note as it reads. */
export function NotePreview({ text }: { text: string }) {
  const { nothing } = useNoteEditorMessages()
  if (text.trim() === '') return <Typography sx={{ color: 'text.secondary' }}>{nothing}</Typography>
  return <Markdown text={text} parts={partsOfNote} />
}

/** Pages of Hukumu open here, those of the web beside it. */
const linkInNote = (address: string, children: ReactNode[]): ReactNode =>
  address.startsWith('/') ? (
    <Link to={address}>{children}</Link>
  ) : (
    <a href={address} target="_blank" rel="noreferrer">
      {children}
    </a>
  )

const partsOfNote: MarkdownParts = { link: linkInNote }
