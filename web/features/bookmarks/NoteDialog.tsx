import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { maxBookmarkNoteLength } from '#contract/bookmarks'
import { useState } from 'react'
import { useBookmarkMessages } from '../../messages/bookmarks.ts'
import { ModalDialog } from '../../ui/ModalDialog.tsx'
import { TagField } from '../../ui/TagField.tsx'
import { TextField } from '../../ui/TextField.tsx'

interface NoteDialogProps {
  name: string
  note: string
  tags: string[]
  /** Resolves to whether it was saved. */
  onSave: (changes: { note: string; tags: string[] }) => Promise<boolean>
  onClose: () => void
}

/** Why a case was bookmarked, in the reader's own words, and the tags under which it is found again. */
export function NoteDialog({ name, note, tags: given, onSave, onClose }: NoteDialogProps) {
  const { page, tags: tagWords } = useBookmarkMessages()
  const [tags, setTags] = useState(given)
  const [text, setText] = useState(note)
  const [busy, setBusy] = useState(false)
  async function save() {
    setBusy(true)
    if (await onSave({ note: text.trim(), tags })) onClose()
    else setBusy(false)
  }
  return (
    <ModalDialog
      title={page.noteTitle}
      onClose={onClose}
      width={520}
      actions={
        <>
          <Button color="inherit" variant="outlined" onClick={onClose}>
            {page.cancel}
          </Button>
          <Button variant="contained" disabled={busy || (text.trim() === note && tags.join() === given.join())} onClick={() => void save()}>
            {busy ? page.saving : page.save}
          </Button>
        </>
      }
    >
      <Typography sx={{ color: 'text.secondary', overflowWrap: 'anywhere', mb: 1.5 }}>{name}</Typography>
      <TextField
        label={page.note}
        rows={5}
        maxLength={maxBookmarkNoteLength}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Typography variant="body2" sx={{ fontWeight: 600, mt: 2, mb: 0.75 }}>
        {tagWords.label}
      </Typography>
      <TagField label={tagWords.label} hint={tagWords.add} sayRemove={tagWords.remove} tags={tags} onTags={setTags} />
    </ModalDialog>
  )
}
