import { keepCases } from '#contract/citation-lists'
import { useMutation } from '@tanstack/react-query'
import { useLocation, useNavigate } from 'react-router'
import { call } from '../../api/call.ts'
import { CallError } from '../../api/call-error.ts'
import { useCitationMessages } from '../../messages/citations.ts'
import { useToast } from '../../ui/toast.tsx'
import { useForgetCitations } from './queries.ts'

/** Puts cases of the library among the reader's citations, with what is said of it; cases that are there already stay as they are. */
export function useKeepCases() {
  const { keeping } = useCitationMessages()
  const showToast = useToast()
  const navigate = useNavigate()
  const { pathname, search, hash } = useLocation()
  const onSuccess = useForgetCitations()
  const { mutate, isPending } = useMutation({
    mutationFn: (caseIds: string[]) => call(keepCases, { body: { case_ids: caseIds } }),
    onSuccess,
  })
  const keep = (caseIds: string[]) => {
    if (isPending) return
    const about = `citations of ${caseIds.join()}`
    mutate(caseIds, {
      onSuccess: ({ added, unchanged }) =>
        showToast(keeping.done(added, unchanged), {
          severity: added > 0 ? 'success' : 'info',
          about,
          action: { label: keeping.show, run: () => void navigate('/citations') },
        }),
      onError: (error) => {
        const isSignedOut = error instanceof CallError && error.status === 401
        // Logging in leads back to the cases that were to be kept.
        const logIn = { label: keeping.logIn, run: () => void navigate('/login', { state: { from: pathname + search + hash } }) }
        showToast(isSignedOut ? keeping.signedOut : keeping.failed(error.message), {
          severity: 'error',
          about,
          ...(isSignedOut && { action: logIn }),
        })
      },
    })
  }
  return { keep, isPending }
}
