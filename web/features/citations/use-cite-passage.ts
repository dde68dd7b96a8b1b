import { citePassage, citeProvision, changeKeptCitation, deleteKeptCitation } from '#contract/citation-lists'
import { removeItem } from '#contract/project-items'
import { useMutation } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { useCitationMessages } from '../../messages/citations.ts'
import { projectToFill } from '../../ui/chosen-project.ts'
import type { PassageToCite } from '../../ui/cite-store.ts'
import { useToast } from '../../ui/toast.tsx'
import { useForgetCitations } from './queries.ts'
import { useTellNotKept } from './use-tell-not-kept.ts'

/** What its reader says of a passage: what it is relied on for, and the issue of the project under which it is put; empty where nothing is. */
interface Said {
  reliedOn: string
  issue: string
}

const nothingSaid: Said = { reliedOn: '', issue: '' }

/** Keeps a passage among the reader's citations and in the project that is worked on, and offers to undo that. */
export function useCitePassage() {
  const { cite: words, said: told } = useCitationMessages()
  const showToast = useToast()
  const tellNotKept = useTellNotKept()
  const forget = useForgetCitations()
  const { mutateAsync, isPending } = useMutation({ mutationFn: cited, onSuccess: forget })

  /** False where it failed, which is said. */
  async function cite(passage: PassageToCite, said: Said): Promise<boolean> {
    const about = `passage of ${passage.provision?.id ?? passage.caseId}`
    const project = projectToFill()
    const into = project?.id
    try {
      const { id, before, placed, pinpoint, words: kept } = await mutateAsync({ passage, said, into })
      const undo = async () => {
        try {
          if (before === null) await call(deleteKeptCitation, { params: { id } })
          else {
            const { paragraph, words: exact } = { paragraph: null, ...before }
            const again = { ...passage, paragraph, ...(exact !== '' && { words: exact }) }
            await cited({ passage: again, said: nothingSaid, into })
            await call(changeKeptCitation, { params: { id }, body: { relied_on: before.relied_on } })
            if (placed && into !== undefined) await call(removeItem, { params: { id: into, type: 'citation', item: id } })
          }
          showToast(words.undone, { severity: 'success', about })
        } catch (error) {
          showToast(`${words.notUndone}: ${error instanceof Error ? error.message : String(error)}`, { severity: 'error', about })
        }
        await forget()
      }
      showToast(words.done(passage.provision ? 'provision' : kept === '' ? 'case' : 'passage', pinpoint, project?.name ?? null), {
        severity: 'success',
        about,
        action: { label: told.undo, run: () => void undo() },
      })
      return true
    } catch (error) {
      tellNotKept(error, about)
      return false
    }
  }
  return { cite, isPending }
}

interface Cited {
  passage: PassageToCite
  said: Said
  /** The project that it is put into. */
  into: string | undefined
}

/** Keeps one; what is kept of it already stays said of it where nothing is said. */
export function cited({ passage: { caseId, provision, paragraph, words }, said: { reliedOn, issue }, into }: Cited) {
  const body = {
    ...(words !== undefined && { words }),
    ...(reliedOn !== '' && { relied_on: reliedOn }),
    ...(into !== undefined && { project_id: into }),
    ...(issue !== '' && { issue_id: issue }),
  }
  if (!provision) return call(citePassage, { body: { ...body, case_id: caseId, ...(paragraph !== null && { paragraph }) } })
  const { id, asAt } = provision
  const [act = '', eid = ''] = id.split('~')
  return call(citeProvision, { body: { ...body, act_id: act, eid, ...(asAt !== undefined && { as_at: asAt }) } })
}
