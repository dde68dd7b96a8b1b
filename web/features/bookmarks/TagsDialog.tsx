import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useBookmarkMessages } from '../../messages/bookmarks.ts'
import { ModalDialog } from '../../ui/ModalDialog.tsx'
import { TagField } from '../../ui/TagField.tsx'

interface TagsDialogProps {
  count: number
  /** Resolves to whether it was done. */
  onSave: (tags: string[]) => Promise<boolean>
  onClose: () => void
}

/** Asks for tags that several bookmarks are given beside those that they have. */
export function TagsDialog({ count, onSave, onClose }: TagsDialogProps) {
  const { many: words, page, tags: fieldWords } = useBookmarkMessages()
  const [tags, setTags] = useState<string[]>([])
  const [busy, setBusy] = useState(false)
  async function save() {
    setBusy(true)
    if (await onSave(tags)) onClose()
    else setBusy(false)
  }
  return (
    <ModalDialog
      title={words.tagTitle(count)}
      onClose={onClose}
      width={480}
      actions={
        <>
          <Button color="inherit" variant="outlined" onClick={onClose}>
            {page.cancel}
          </Button>
          <Button variant="contained" disabled={busy || tags.length === 0} onClick={() => void save()}>
            {busy ? page.saving : page.save}
          </Button>
        </>
      }
    >
      <Typography sx={{ color: 'text.secondary', mb: 1.5 }}>{words.tagExplained}</Typography>
      <TagField label={fieldWords.label} hint={fieldWords.add} sayRemove={fieldWords.remove} tags={tags} onTags={setTags} />
    </ModalDialog>
  )
}
