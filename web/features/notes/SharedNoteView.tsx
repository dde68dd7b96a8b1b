import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { getSharedNote, getSharedNoteImage } from '#contract/note-links'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { call } from '../../api/call.ts'
import { CallError } from '../../api/call-error.ts'
import { useNoteEditorMessages } from '../../messages/note-editor.ts'
import { formatDay } from '../../ui/day.ts'
import type { MarkdownParts } from '../../ui/markdown/draw-markdown.ts'
import { Markdown } from '../../ui/markdown/Markdown.tsx'
import { Picture } from './editing/NotePicture.tsx'

const sharedNote = (token: string) =>
  queryOptions({ queryKey: ['shared note', token], queryFn: ({ signal }) => call(getSharedNote, { params: { token } }, { signal }) })

const sharedImage = (token: string, name: string) =>
  queryOptions({
    queryKey: ['shared note', token, name],
    queryFn: ({ signal }) => call(getSharedNoteImage, { params: { token, name } }, { signal }),
    staleTime: Infinity,
  })

/** A note as a link shows it, to be read by whoever has the link. */
export function SharedNoteView({ token }: { token: string }) {
  const { shared: words } = useNoteEditorMessages()
  const { data, error } = useQuery(sharedNote(token))
  const parts = useMemo(() => partsOf(token), [token])
  if (error) {
    const hasEnded = error instanceof CallError && error.status === 404
    return (
      <Box sx={{ py: 4, maxWidth: 560 }}>
        <Typography variant="h1" sx={{ mb: 1 }}>
          {hasEnded ? words.ended : words.failed}
        </Typography>
        <Typography sx={{ color: 'text.secondary' }}>{hasEnded ? words.endedAdvice : error.message}</Typography>
      </Box>
    )
  }
  if (!data)
    return (
      <Box component="output" aria-label={words.loading} sx={{ display: 'grid', gap: 2 }}>
        <Skeleton variant="text" width="60%" height={48} />
        <Skeleton variant="rounded" height={320} />
      </Box>
    )
  return (
    <article>
      <Typography variant="h1" sx={{ overflowWrap: 'anywhere' }}>
        {data.title}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1, mb: 3, pb: 2, borderBottom: 1, borderColor: 'divider' }}>
        {words.times(formatDay(data.updated_at), formatDay(data.expires_at))}
      </Typography>
      <Markdown text={data.content} parts={parts} />
    </article>
  )
}

const partsOf = (token: string): MarkdownParts => ({
  image: (name, alt) => <SharedPicture key={name} token={token} name={name} alt={alt} />,
})

function SharedPicture({ token, name, alt }: { token: string; name: string; alt: string }) {
  const { pictures } = useNoteEditorMessages()
  const { data, isError } = useQuery(sharedImage(token, name))
  return <Picture file={data} failed={isError} alt={alt} words={pictures} />
}
