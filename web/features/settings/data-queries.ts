import { deleteAccount, getDeletionRules, getExport, getStorageUsed, startExport } from '#contract/profile'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { useJobNews } from '../../ui/use-job-news.ts'

/** Milliseconds between two looks at an archive that is being made, which tells by itself when it is. */
const betweenLooks = 10_000

export const storageUsed = queryOptions({
  queryKey: ['profile', 'storage'],
  queryFn: ({ signal }) => call(getStorageUsed, {}, { signal }),
})

export const ownExport = queryOptions({
  queryKey: ['profile', 'export'],
  queryFn: ({ signal }) => call(getExport, {}, { signal }),
  refetchInterval: ({ state }) => state.data?.status === 'making' && betweenLooks,
})

export const deletionRules = queryOptions({
  queryKey: ['profile', 'deletion'],
  queryFn: ({ signal }) => call(getDeletionRules, {}, { signal }),
})

/** Has the archive looked at as soon as it is made. */
export function useExportNews() {
  const client = useQueryClient()
  useJobNews('archive', null, () => void client.invalidateQueries({ queryKey: ownExport.queryKey }))
}

export function useStartExport() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call(startExport, {}),
    onSuccess: (state) => client.setQueryData(ownExport.queryKey, state),
  })
}

export function useDeleteAccount(onDeleted: (answer: { removed_at: string; days: number }) => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (password: string) => call(deleteAccount, { body: { password } }),
    onSuccess: onDeleted,
    // What holds it back may have come since the dialog was opened.
    onError: () => client.invalidateQueries({ queryKey: deletionRules.queryKey }),
  })
}
