import Button from '@mui/material/Button'
import type { Project } from '#contract/projects'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useProjectMessages } from '../../messages/projects.ts'
import { ChoiceCards } from '../../ui/ChoiceCards.tsx'
import { ModalDialog } from '../../ui/ModalDialog.tsx'
import { addressOfProject, useProjects } from './use-projects.ts'

/** Asks what goes into the copy of a project, makes it and opens it. */
export function DuplicateDialog({ project: { id, name }, onClose }: { project: Project; onClose: () => void }) {
  const { duplicateDialog: words, dialog } = useProjectMessages()
  const projects = useProjects()
  const navigate = useNavigate()
  const [items, setItems] = useState<'with' | 'without'>('with')
  const [busy, setBusy] = useState(false)
  async function duplicate() {
    setBusy(true)
    const copy = await projects.duplicate(id, items === 'with')
    setBusy(false)
    if (!copy) return
    onClose()
    void navigate(addressOfProject(copy.id))
  }
  return (
    <ModalDialog
      title={words.title(name)}
      onClose={onClose}
      width={480}
      actions={
        <>
          <Button color="inherit" variant="outlined" onClick={onClose}>
            {dialog.cancel}
          </Button>
          <Button variant="contained" disabled={busy} onClick={() => void duplicate()}>
            {busy ? words.duplicating : words.duplicate}
          </Button>
        </>
      }
    >
      <ChoiceCards
        legend={words.what}
        choices={[
          { value: 'with', label: words.with, says: words.withExplained },
          { value: 'without', label: words.without },
        ]}
        chosen={items}
        onChoose={setItems}
      />
    </ModalDialog>
  )
}
