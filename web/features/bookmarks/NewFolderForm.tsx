import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useBookmarkMessages } from '../../messages/bookmarks.ts'
import { Field } from '../../ui/Field.tsx'
import { useToast } from '../../ui/toast.tsx'
import { useFolders } from './use-folders.ts'

interface NewFolderFormProps {
  parentPath: string | null
  depth: number
  onClose: () => void
}

/** The name of a new folder, asked for where it will stand. */
export function NewFolderForm({ parentPath, depth, onClose }: NewFolderFormProps) {
  const { folder, picker } = useBookmarkMessages()
  const showToast = useToast()
  const folders = useFolders()
  const [name, setName] = useState('')
  const [wrong, setWrong] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)

  async function create() {
    if (busy) return
    if (name.trim() === '') {
      setWrong(folder.required)
      return showToast(folder.enter, { severity: 'error', about: 'new-folder' })
    }
    setBusy(true)
    const problem = await folders.create(name.trim(), parentPath)
    setBusy(false)
    if (problem === null) onClose()
    else setWrong(problem)
  }

  return (
    <Box
      component="form"
      onSubmit={(event: React.SubmitEvent) => {
        event.preventDefault()
        void create()
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        // Closes the form alone, not the dialog around it.
        event.preventDefault()
        event.stopPropagation()
        onClose()
      }}
      sx={{ ml: `${depth * 20 + 10}px`, my: 1, display: 'grid', gap: 1 }}
    >
      <Field
        label={parentPath === null ? folder.createTitle : folder.subTitle(parentPath)}
        placeholder={folder.name}
        value={name}
        autoFocus
        maxLength={100}
        invalid={wrong !== null}
        {...(wrong !== null && { helper: wrong })}
        onChange={(event) => {
          setName(event.target.value)
          setWrong(null)
        }}
      />
      <Box sx={{ display: 'flex', gap: 1 }}>
        <Button type="submit" size="small" variant="contained" disabled={busy}>
          {busy ? folder.creating : folder.create}
        </Button>
        <Button size="small" color="inherit" onClick={onClose}>
          {picker.cancel}
        </Button>
      </Box>
    </Box>
  )
}
