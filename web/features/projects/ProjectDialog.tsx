import Button from '@mui/material/Button'
import Box from '@mui/material/Box'
import { useQuery } from '@tanstack/react-query'
import { longestDescription, longestProjectName } from '#contract/projects'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useProjectMessages } from '../../messages/projects.ts'
import { Field } from '../../ui/Field.tsx'
import { ModalDialog } from '../../ui/ModalDialog.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useToast } from '../../ui/toast.tsx'
import { projectTemplates } from './queries.ts'
import { Select } from './Select.tsx'
import { addressOfProject, useProjects } from './use-projects.ts'

/** Makes a project, empty or from a template, and opens it; what was typed stays where that fails. */
export function ProjectDialog({ template: given = null, onClose }: { template?: string | null; onClose: () => void }) {
  const { dialog } = useProjectMessages()
  const showToast = useToast()
  const projects = useProjects()
  const navigate = useNavigate()
  const { data: templates } = useQuery(projectTemplates)
  const [name, setName] = useState('')
  const [description, setDescription] = useState('')
  const [template, setTemplate] = useState(given ?? '')
  const [wrong, setWrong] = useState(false)
  const [busy, setBusy] = useState(false)
  const offered = [...(templates?.userTemplates ?? []), ...(templates?.publicTemplates ?? [])]
  const chosen = offered.find(({ id }) => id === template)

  async function create() {
    if (busy) return
    if (name.trim() === '') {
      setWrong(true)
      return showToast(dialog.enter, { severity: 'error', about: 'new-project' })
    }
    setBusy(true)
    const made = await projects.create(
      { name: name.trim(), description: description.trim() || (chosen?.description ?? '') },
      template === '' ? null : template,
    )
    setBusy(false)
    if (!made) return
    onClose()
    void navigate(addressOfProject(made.id))
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
          <Button variant="contained" disabled={busy || name.trim() === ''} onClick={() => void create()}>
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
        <Field
          label={dialog.name}
          autoFocus
          value={name}
          maxLength={longestProjectName}
          invalid={wrong}
          {...(wrong && { helper: dialog.required })}
          onChange={(event) => {
            setName(event.target.value)
            setWrong(false)
          }}
        />
        <TextField
          label={dialog.description}
          rows={3}
          maxLength={longestDescription}
          value={description}
          onChange={(event) => setDescription(event.target.value)}
        />
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
