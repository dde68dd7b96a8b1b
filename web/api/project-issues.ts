import { listIssues } from '#contract/project-issues'
import { queryOptions } from '@tanstack/react-query'
import { call } from './call.ts'

/** The issues of a project, for its page and for whatever is put under one. */
export const projectIssues = (project: string) =>
  queryOptions({
    queryKey: ['projects', 'issues', project],
    queryFn: ({ signal }) => call(listIssues, { params: { id: project } }, { signal }),
  })
