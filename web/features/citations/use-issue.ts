import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { projectIssues } from '../../api/project-issues.ts'
import { useProjectToFill } from '../../ui/chosen-project.ts'

/** The issue under which the last passage of a project was cited: the next is mostly about the same. */
const lastIssue = new Map<string, string>()

/** The project that is worked on, its issues, and the one under which what is cited now is put; empty for none. */
export function useIssue() {
  const project = useProjectToFill()
  const { data } = useQuery({ ...projectIssues(project?.id ?? ''), enabled: project !== null })
  const [chosen, choose] = useState(() => (project ? (lastIssue.get(project.id) ?? '') : ''))
  const issues = data?.results ?? []
  const issue = issues.some(({ id }) => id === chosen) ? chosen : ''
  return { project, issues, issue, choose, remember: () => void (project && lastIssue.set(project.id, issue)) }
}
