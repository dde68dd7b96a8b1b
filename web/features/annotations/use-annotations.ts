import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useChosenProject } from '../../ui/chosen-project.ts'
import { inOrder } from './arrange.ts'
import type { Marked } from './marked.ts'
import { annotationsOf, colleaguesAnnotations } from './queries.ts'

/** The reader's annotations of a text, and what colleagues put into the project that is worked on, in the order of the text. */
export function useAnnotations(marked: Marked) {
  const project = useChosenProject()?.id ?? null
  const own = useQuery(annotationsOf(marked))
  const theirs = useQuery(colleaguesAnnotations(marked, project))
  const data = useMemo(
    () => own.data && (theirs.data && theirs.data.length > 0 ? inOrder([...own.data, ...theirs.data]) : own.data),
    [own.data, theirs.data],
  )
  const refetch = () => Promise.all([own.refetch(), project === null ? null : theirs.refetch()])
  return {
    data,
    isError: own.isError,
    isFetching: own.isFetching || theirs.isFetching,
    areTheirsMissing: theirs.isError && !theirs.isFetching,
    refetch,
  }
}
