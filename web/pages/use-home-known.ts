import { type QueryKey, type UseQueryOptions, useQueries } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { lastRead, recently } from '../features/history/queries.ts'
import { answeredQuestions, held, keptChanges } from '../features/home/queries.ts'
import { freshOfAll } from '../features/saved-searches/queries.ts'

/** Milliseconds after which what is known is shown, and the rest where it comes. */
const patience = 1500

const parts = [held, keptChanges, freshOfAll, lastRead, recently, answeredQuestions]

/** Whether it is known what the first screen shows below its search box, so that all of it comes at once and nothing moves. */
export function useHomeKnown(): boolean {
  const isKnown = useQueries({
    queries: parts as unknown as UseQueryOptions<unknown, Error, unknown, QueryKey>[],
    combine: (asked) => asked.every(({ isPending }) => !isPending),
  })
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), patience)
    return () => clearTimeout(timer)
  }, [])
  return isKnown || isLate
}
