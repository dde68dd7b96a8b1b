import Typography from '@mui/material/Typography'
import type { NoteQuote } from '#contract/note-quotes'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useNoteEditorMessages } from '../../../messages/note-editor.ts'
import type { MarkdownParts } from '../../../ui/markdown/draw-markdown.ts'
import { Markdown } from '../../../ui/markdown/Markdown.tsx'
import { quotesOf } from '../queries.ts'
import { findQuote } from './find-quote.ts'
import { WithLinkCards } from './LinkCard.tsx'
import { NoteLink } from './NoteLink.tsx'
import { NotePicture } from './NotePicture.tsx'
import { QuoteChange } from './QuoteChange.tsx'

/** A note as it reads, with what has become of what it quotes. */
export function NotePreview({ note, text }: { note: string; text: string }) {
  const { nothing } = useNoteEditorMessages()
  const quotes = useQuery(quotesOf(note)).data?.results
  const parts = useMemo(() => partsOfNote(note, quotes ?? []), [note, quotes])
  if (text.trim() === '') return <Typography sx={{ color: 'text.secondary' }}>{nothing}</Typography>
  return (
    <WithLinkCards>
      <Markdown text={text} parts={parts} />
    </WithLinkCards>
  )
}

const partsOfNote = (note: string, quotes: readonly NoteQuote[]): MarkdownParts => ({
  link: (address, children) => <NoteLink address={address}>{children}</NoteLink>,
  image: (name, alt) => <NotePicture key={name} note={note} name={name} alt={alt} />,
  afterQuote: (words, addresses) => {
    const quote = findQuote(quotes, words, addresses)
    return quote && <QuoteChange key={quote.id} quote={quote} />
  },
})
