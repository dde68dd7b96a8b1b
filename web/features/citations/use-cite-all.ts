import { useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { useCitationMessages } from '../../messages/citations.ts'
import { projectToFill } from '../../ui/chosen-project.ts'
import type { PassageToCite } from '../../ui/cite-store.ts'
import { useToast } from '../../ui/toast.tsx'
import { useForgetCitations } from './queries.ts'
import { cited } from './use-cite-passage.ts'
import { useTellNotKept } from './use-tell-not-kept.ts'

const nothingSaid = { reliedOn: '', issue: '' }

/** Cites passages, cases and provisions at once, nothing said of any; what is kept of one already stays as it is said there. */
export function useCiteAll() {
  const { keeping } = useCitationMessages()
  const showToast = useToast()
  const navigate = useNavigate()
  const tellNotKept = useTellNotKept()
  const forget = useForgetCitations()
  const { mutate, isPending } = useMutation({
    mutationFn: async ({ all, into }: { all: readonly PassageToCite[]; into: string | undefined }) => {
      const kept: Awaited<ReturnType<typeof cited>>[] = []
      for (const passage of all) kept.push(await cited({ passage, said: nothingSaid, into }))
      return kept
    },
    onSettled: forget,
  })
  const cite = (all: readonly PassageToCite[]) => {
    if (isPending) return
    const about = `citations of ${all.map(({ caseId, provision }) => provision?.id ?? caseId).join()}`
    const project = projectToFill()
    mutate(
      { all, into: project?.id },
      {
        onSuccess: (kept) => {
          const added = kept.filter(({ before, placed }) => (project ? placed : before === null)).length
          const [to, label] = project
            ? [`/research-hub/projects/${encodeURIComponent(project.id)}?tab=citation`, keeping.showProject]
            : ['/citations', keeping.show]
          showToast(project ? keeping.citedIn(project.name, added, all.length) : keeping.cited(added, all.length - added), {
            severity: added > 0 ? 'success' : 'info',
            about,
            action: { label, run: () => void navigate(to) },
          })
        },
        onError: (error) => tellNotKept(error, about),
      },
    )
  }
  return { cite, isPending }
}
