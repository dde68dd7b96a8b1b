import Box from '@mui/material/Box'
import type { NoteFolder } from '#contract/note-folders'
import { useId } from 'react'
import { useNoteMessages } from '../../messages/notes.ts'
import { InputFrame } from '../../ui/input-frame.ts'

interface FolderSelectProps {
  label: string
  folders: NoteFolder[]
  /** Null for none. */
  chosen: string | null
  onChoose: (folder: string | null) => void
}

/** One of the folders of notes, or none. */
export function FolderSelect({ label, folders, chosen, onChoose }: FolderSelectProps) {
  const { create } = useNoteMessages()
  const id = useId()
  return (
    <Box sx={{ display: 'grid', gap: 0.75 }}>
      <Box component="label" htmlFor={id} sx={{ typography: 'body2', fontWeight: 600 }}>
        {label}
      </Box>
      <InputFrame>
        <Box
          component="select"
          id={id}
          value={chosen ?? ''}
          onChange={(event) => onChoose(event.target.value === '' ? null : event.target.value)}
          sx={{ flex: 1, px: 1.5, minHeight: 42 }}
        >
          <option value="">{create.noFolder}</option>
          {folders.map(({ id: folder, name }) => (
            <option key={folder} value={folder}>
              {name}
            </option>
          ))}
        </Box>
      </InputFrame>
    </Box>
  )
}
