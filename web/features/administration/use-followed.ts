import { type ImportRun, followImport } from '#contract/imports'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { follow } from '../../api/stream.ts'
import { useToast } from '../../ui/toast.tsx'
import { importRun } from './queries.ts'

/** Keeps an import that has not ended as the server tells it. */
export function useFollowed({ id, ended_at: endedAt }: ImportRun) {
  const queryClient = useQueryClient()
  const showToast = useToast()
  const isOver = endedAt !== null
  useEffect(() => {
    if (isOver) return
    const leaving = new AbortController()
    const keep = (run: ImportRun) => {
      queryClient.setQueryData(importRun(id).queryKey, run)
      if (run.ended_at === null) return
      leaving.abort()
      void queryClient.invalidateQueries({ queryKey: [...importRun(id).queryKey, 'records'] })
    }
    follow(followImport, { params: { id } }, { signal: leaving.signal, on: { progress: keep } }).catch((error: Error) =>
      showToast(error.message, { severity: 'error' }),
    )
    return () => leaving.abort()
  }, [id, isOver, queryClient, showToast])
}
