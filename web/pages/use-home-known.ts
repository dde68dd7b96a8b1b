import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { lastRead, recently } from '../features/history/queries.ts'
import { answeredQuestions, held, keptChanges } from '../features/home/queries.ts'
import { freshOfAll } from '../features/saved-searches/queries.ts'

/** Milliseconds after which what is known is shown, and the rest where it comes. */
const patience = 3000

/** Whether it is known what the first screen shows below its search box, so that all of it comes at once and nothing moves. */
export function useHomeKnown(): boolean {
  const asked = [
    useQuery(held),
    useQuery(keptChanges),
    useQuery(freshOfAll),
    useQuery(lastRead),
    useQuery(recently),
    useQuery(answeredQuestions),
  ]
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), patience)
    return () => clearTimeout(timer)
  }, [])
  return isLate || asked.every(({ isPending }) => !isPending)
}
