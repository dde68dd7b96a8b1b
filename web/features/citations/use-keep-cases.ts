import { keepCases } from '#contract/citation-lists'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { call } from '../../api/call.ts'
import { useCitationMessages } from '../../messages/citations.ts'
import { projectToFill, withProjectToFill } from '../../ui/chosen-project.ts'
import { useToast } from '../../ui/toast.tsx'
import { useForgetCitations } from './queries.ts'
import { useTellNotKept } from './use-tell-not-kept.ts'

/**
 * Puts cases of the library among the reader's citations and into the project that is worked on, with what is said of it; those that are there
 * already stay as they are.
 */
export function useKeepCases() {
  const { keeping } = useCitationMessages()
  const showToast = useToast()
  const navigate = useNavigate()
  const tellNotKept = useTellNotKept()
  const onSuccess = useForgetCitations()
  const { mutate, isPending } = useMutation({
    mutationFn: (caseIds: string[]) => call(keepCases, { body: { case_ids: caseIds, ...withProjectToFill() } }),
    onSuccess,
  })
  const keep = (caseIds: string[]) => {
    if (isPending) return
    const about = `citations of ${caseIds.join()}`
    const project = projectToFill()
    mutate(caseIds, {
      onSuccess: ({ added, unchanged, placed }) => {
        const isNew = project ? placed.length > 0 : added > 0
        const text = project ? keeping.doneIn(project.name, placed.length, caseIds.length) : keeping.done(added, unchanged)
        const action = project
          ? {
              label: keeping.showProject,
              run: () => void navigate(`/research-hub/projects/${encodeURIComponent(project.id)}?tab=citation`),
            }
          : { label: keeping.show, run: () => void navigate('/citations') }
        showToast(text, { severity: isNew ? 'success' : 'info', about, action })
      },
      onError: (error) => tellNotKept(error, about),
    })
  }
  return { keep, isPending }
}
