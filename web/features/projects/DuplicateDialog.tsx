import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { Project } from '#contract/projects'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useProjectMessages } from '../../messages/projects.ts'
import { ModalDialog } from '../../ui/ModalDialog.tsx'
import { addressOfProject, useProjects } from './use-projects.ts'

/** Asks what goes into the copy of a project, makes it and opens it. */
export function DuplicateDialog({ project: { id, name }, onClose }: { project: Project; onClose: () => void }) {
  const { duplicateDialog: words, dialog } = useProjectMessages()
  const projects = useProjects()
  const navigate = useNavigate()
  const [withItems, setWithItems] = useState(true)
  const [busy, setBusy] = useState(false)
  async function duplicate() {
    setBusy(true)
    const copy = await projects.duplicate(id, withItems)
    setBusy(false)
    if (!copy) return
    onClose()
    void navigate(addressOfProject(copy.id))
  }
  const choice = (value: boolean, label: string, explained?: string) => (
    <Box component="label" sx={{ display: 'flex', gap: 1.25, alignItems: 'flex-start', py: 1, cursor: 'pointer' }}>
      <Box
        component="input"
        type="radio"
        name="what"
        checked={withItems === value}
        onChange={() => setWithItems(value)}
        sx={{ width: 18, height: 18, mt: 0.25, flex: 'none', accentColor: (theme) => theme.vars.palette.primary.main }}
      />
      <span>
        {label}
        {explained && (
          <Box component="span" sx={{ display: 'block', typography: 'body2', color: 'text.secondary' }}>
            {explained}
          </Box>
        )}
      </span>
    </Box>
  )
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
      <Box component="fieldset" sx={{ border: 0, m: 0, p: 0 }}>
        <Box component="legend" sx={{ p: 0, typography: 'body2', fontWeight: 600, mb: 0.5 }}>
          {words.what}
        </Box>
        {choice(true, words.with, words.withExplained)}
        {choice(false, words.without)}
      </Box>
    </ModalDialog>
  )
}
