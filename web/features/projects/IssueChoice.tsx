import Box from '@mui/material/Box'
import { useQuery } from '@tanstack/react-query'
import type { ProjectItem } from '#contract/project-items'
import { projectIssues } from '../../api/project-issues.ts'
import { useProjectMessages } from '../../messages/projects.ts'
import { InputFrame } from '../../ui/input-frame.ts'
import { useProjects } from './use-projects.ts'

/** Puts something of a project under one of its issues; nothing while the project has none. */
export function IssueChoice({ project, item: { type, id, title, issue_id: issue } }: { project: string; item: ProjectItem }) {
  const { issues: words } = useProjectMessages()
  const projects = useProjects()
  const { data } = useQuery(projectIssues(project))
  if (!data || data.total === 0) return null
  return (
    <InputFrame sx={{ minWidth: 0, flex: { xs: 1, sm: 'none' } }}>
      <Box
        component="select"
        aria-label={words.of(title)}
        value={issue ?? ''}
        onChange={(event) => void projects.file(project, type, id, event.target.value || null)}
        sx={{ px: 1, minWidth: 0, width: { xs: '100%', sm: 180 }, textOverflow: 'ellipsis' }}
      >
        <option value="">{words.none}</option>
        {data.results.map((one) => (
          <option key={one.id} value={one.id}>
            {one.title}
          </option>
        ))}
      </Box>
    </InputFrame>
  )
}
