import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { maxProjectNameLength, type Project } from '#contract/projects'
import { useState } from 'react'
import { useProjectMessages } from '../../messages/projects.ts'
import { Field } from '../../ui/Field.tsx'
import { useProjects } from './use-projects.ts'

/** Makes a project by its name alone, for something that is to be put into it at once. */
export function NewProjectRow({ onMade }: { onMade: (project: Project) => Promise<void> }) {
  const { put, dialog } = useProjectMessages()
  const projects = useProjects()
  const [name, setName] = useState('')
  const [isBusy, setIsBusy] = useState(false)

  async function make(event: React.SubmitEvent) {
    event.preventDefault()
    if (isBusy || name.trim() === '') return
    setIsBusy(true)
    const made = await projects.create({ name: name.trim(), description: '' }, null)
    if (made) await onMade(made)
    setIsBusy(false)
  }

  return (
    <Box component="form" noValidate onSubmit={(event: React.SubmitEvent) => void make(event)} sx={row}>
      <Field label={dialog.name} value={name} maxLength={maxProjectNameLength} onChange={(event) => setName(event.target.value)} />
      <Button type="submit" variant="contained" disabled={isBusy || name.trim() === ''}>
        {put.make}
      </Button>
    </Box>
  )
}

const row = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) auto' },
  gap: 1,
  alignItems: 'end',
  mt: 1.5,
} as const
