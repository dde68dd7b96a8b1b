import { useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { useCitationMessages } from '../../messages/citations.ts'
import { projectToFill } from '../../ui/chosen-project.ts'
import type { PassageToCite } from '../../ui/cite-store.ts'
import { useToast } from '../../ui/toast.tsx'
import { useForgetCitations } from './queries.ts'
import { cited } from './use-cite-passage.ts'
import { useTellNotKept } from './use-tell-not-kept.ts'

/** Cites passages, cases and provisions at once, under one issue or none; what is kept of one already stays as it is said there. */
export function useCiteAll() {
  const { keeping } = useCitationMessages()
  const showToast = useToast()
  const navigate = useNavigate()
  const tellNotKept = useTellNotKept()
  const forget = useForgetCitations()
  const { mutateAsync, isPending } = useMutation({
    mutationFn: async ({ all, into, issue }: { all: readonly PassageToCite[]; into: string | undefined; issue: string }) => {
      const kept: Awaited<ReturnType<typeof cited>>[] = []
      for (const passage of all) kept.push(await cited({ passage, said: { reliedOn: '', issue }, into }))
      return kept
    },
    onSettled: forget,
  })
  /** False where it failed, which is said. */
  const cite = async (all: readonly PassageToCite[], issue: string): Promise<boolean> => {
    const about = `citations of ${all.map(({ caseId, provision }) => provision?.id ?? caseId).join()}`
    const project = projectToFill()
    try {
      const kept = await mutateAsync({ all, into: project?.id, issue })
      const added = kept.filter(({ before, placed }) => (project ? placed : before === null)).length
      const [to, label] = project
        ? [`/research-hub/projects/${encodeURIComponent(project.id)}?tab=citation`, keeping.showProject]
        : ['/citations', keeping.show]
      showToast(project ? keeping.citedIn(project.name, added, all.length) : keeping.cited(added, all.length - added), {
        severity: added > 0 ? 'success' : 'info',
        about,
        action: { label, run: () => void navigate(to) },
      })
      return true
    } catch (error) {
      tellNotKept(error, about)
      return false
    }
  }
  return { cite, isPending }
}
