import Box from '@mui/material/Box'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { type NoteEditorMessages, useNoteEditorMessages } from '../../../messages/note-editor.ts'
import { radii } from '../../../ui/theme/tokens.ts'
import { noteImage } from '../queries.ts'

/** A picture of a note: fetched as a file, since an address in a page carries no token. */
export function NotePicture({ note, name, alt }: { note: string; name: string; alt: string }) {
  const { pictures: words } = useNoteEditorMessages()
  const { data, isError } = useQuery(noteImage(note, name))
  return <Picture file={data} failed={isError} alt={alt} words={words} />
}

interface PictureProps {
  file: File | undefined
  failed: boolean
  alt: string
  words: NoteEditorMessages['pictures']
}

/** A picture that has come, has not come yet, or will not. */
export function Picture({ file, failed, alt, words }: PictureProps) {
  const image = useRef<HTMLImageElement>(null)
  useEffect(() => {
    if (!file || !image.current) return
    const address = URL.createObjectURL(file)
    image.current.src = address
    return () => URL.revokeObjectURL(address)
  }, [file])
  if (failed)
    return (
      <Box component="span" sx={{ ...frame, color: 'text.secondary' }}>
        {alt === '' ? words.missing : `${alt}: ${words.missing}`}
      </Box>
    )
  return file ? (
    <img ref={image} alt={alt === '' ? words.unnamed : alt} />
  ) : (
    <Box component="output" aria-label={words.loading} sx={{ ...frame, minHeight: 120 }} />
  )
}

const frame = {
  display: 'block',
  p: 2,
  border: 1,
  borderColor: 'divider',
  borderRadius: `${radii.field}px`,
  bgcolor: 'fill.inset',
  typography: 'body2',
} as const
