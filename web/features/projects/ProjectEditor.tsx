import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { type Project, projectStatuses } from '#contract/projects'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useProjectMessages } from '../../messages/projects.ts'
import { Notice } from '../../ui/Notice.tsx'
import { ProjectFields, useProjectFields } from './ProjectFields.tsx'
import { LoadFailure } from './LoadFailure.tsx'
import { RowsLoading } from '../../ui/RowsLoading.tsx'
import { oneProject } from './queries.ts'
import { Select } from '../../ui/Select.tsx'
import { addressOfProject, useProjects } from './use-projects.ts'

/** Name, description and status of a project, to be changed by its owner and editors. */
export function ProjectEditor({ id }: { id: string }) {
  const { page, edit, toasts } = useProjectMessages()
  const { data, error, refetch } = useQuery(oneProject(id))
  if (!data && error) return <LoadFailure words={toasts.projectFailed} error={error} onRetry={() => void refetch()} />
  if (!data) return <RowsLoading label={page.loading} rows={1} height={280} />
  if (data.role === 'viewer') return <Notice severity="info">{edit.onlyViewed}</Notice>
  return <Form key={data.id} project={data} />
}

function Form({ project }: { project: Project }) {
  const { edit, status: statusWords } = useProjectMessages()
  const projects = useProjects()
  const navigate = useNavigate()
  const fields = useProjectFields(project)
  const [status, setStatus] = useState(project.status)
  const [busy, setBusy] = useState(false)
  const leave = () => void navigate(addressOfProject(project.id))
  async function save() {
    const written = fields.read()
    if (!written) return
    setBusy(true)
    const changed = await projects.update(project.id, { ...written, status })
    setBusy(false)
    if (changed) leave()
  }
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event: React.SubmitEvent) => {
        event.preventDefault()
        void save()
      }}
      sx={{ display: 'grid', gap: 2.5, maxWidth: 640 }}
    >
      <Typography variant="h1" tabIndex={-1}>
        {edit.title}
      </Typography>
      <ProjectFields fields={fields} rows={6} />
      <Select
        label={edit.status}
        showLabel
        value={status}
        options={projectStatuses.map((value) => ({ value, label: statusWords[value] }))}
        onChange={setStatus}
      />
      <Box sx={{ display: 'flex', gap: 1 }}>
        <Button type="submit" variant="contained" disabled={busy}>
          {busy ? edit.saving : edit.save}
        </Button>
        <Button variant="outlined" color="inherit" onClick={leave}>
          {edit.cancel}
        </Button>
      </Box>
    </Box>
  )
}
