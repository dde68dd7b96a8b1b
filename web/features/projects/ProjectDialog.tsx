import Button from '@mui/material/Button'
import Box from '@mui/material/Box'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useProjectMessages } from '../../messages/projects.ts'
import { chooseProject } from '../../ui/chosen-project.ts'
import { ModalDialog } from '../../ui/ModalDialog.tsx'
import { ProjectFields, useProjectFields } from './ProjectFields.tsx'
import { projectTemplates } from './queries.ts'
import { Select } from '../../ui/Select.tsx'
import { addressOfProject, useProjects } from './use-projects.ts'

/** Makes a project, empty or from a template, opens it at its issues and chooses it as the one worked on; what was typed stays where that fails. */
export function ProjectDialog({ template: given = null, onClose }: { template?: string | null; onClose: () => void }) {
  const { dialog } = useProjectMessages()
  const projects = useProjects()
  const navigate = useNavigate()
  const { data: templates } = useQuery(projectTemplates)
  const fields = useProjectFields({ name: '', description: '' })
  const [template, setTemplate] = useState(given ?? '')
  const [busy, setBusy] = useState(false)
  const offered = [...(templates?.userTemplates ?? []), ...(templates?.publicTemplates ?? [])]
  const chosen = offered.find(({ id }) => id === template)

  async function create() {
    if (busy) return
    const written = fields.read()
    if (!written) return
    setBusy(true)
    const described = { ...written, description: written.description || (chosen?.description ?? '') }
    const made = await projects.create(described, template === '' ? null : template)
    setBusy(false)
    if (!made) return
    onClose()
    // Whoever makes one is about to work on it, and begins with what the matter turns on.
    chooseProject({ id: made.id, name: made.name, fills: true })
    void navigate(`${addressOfProject(made.id)}?tab=issue`)
  }

  return (
    <ModalDialog
      title={dialog.title}
      onClose={onClose}
      width={560}
      actions={
        <>
          <Button color="inherit" variant="outlined" onClick={onClose}>
            {dialog.cancel}
          </Button>
          <Button variant="contained" disabled={busy || !fields.isNamed} onClick={() => void create()}>
            {busy ? dialog.creating : dialog.create}
          </Button>
        </>
      }
    >
      <Box
        component="form"
        noValidate
        onSubmit={(event: React.SubmitEvent) => {
          event.preventDefault()
          void create()
        }}
        sx={{ display: 'grid', gap: 2 }}
      >
        <ProjectFields fields={fields} rows={3} autoFocus />
        <Select
          label={dialog.template}
          showLabel
          value={template}
          options={[{ value: '', label: dialog.noTemplate }, ...offered.map((one) => ({ value: one.id, label: one.name }))]}
          onChange={setTemplate}
        />
        {chosen && (
          <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
            {chosen.description} {dialog.templateHolds(chosen.notes.length)}
          </Box>
        )}
      </Box>
    </ModalDialog>
  )
}
