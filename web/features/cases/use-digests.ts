import type { Digest } from '#contract/cases'
import { makeKeyPoints, makeSummary } from '#contract/digests'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { useReaderMessages } from '../../messages/reader.ts'
import { useToast } from '../../ui/toast.tsx'
import { caseDetail } from './queries.ts'
import type { MadeDigests } from './read-text.ts'

/** Has the summary or the key points of a case made, or made again; what comes stands with the case from then on. */
export function useDigest(caseId: string, kind: keyof MadeDigests) {
  const { digest: words } = useReaderMessages()
  const client = useQueryClient()
  const showToast = useToast()
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (refresh: boolean) => call(kind === 'summary' ? makeSummary : makeKeyPoints, { params: { id: caseId }, body: { refresh } }),
    onSuccess: ({ made }: { made: Digest }) => {
      const { queryKey } = caseDetail(caseId)
      // The case itself is as old as it was: it is neither kept longer nor read anew.
      const updatedAt = client.getQueryState(queryKey)?.dataUpdatedAt
      client.setQueryData(queryKey, (open) => open && { ...open, made: { ...open.made, [kind]: made } }, { updatedAt })
    },
  })
  return {
    isPending,
    /** Resolves to whether it was made. */
    async make(refresh: boolean): Promise<boolean> {
      try {
        await mutateAsync(refresh)
        return true
      } catch (error) {
        showToast(error instanceof Error && error.message !== '' ? error.message : words.failed, { severity: 'error' })
        return false
      }
    },
  }
}
