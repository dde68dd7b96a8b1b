import type { Annotation, updateAnnotation } from '#contract/annotations'
import type { Input } from '#contract/endpoint'
import { useLocation, useNavigate } from 'react-router'
import { CallError } from '../../api/call-error.ts'
import { useAnnotationMessages } from '../../messages/annotations.ts'
import type { ToastAction } from '../../ui/toast-store.ts'
import { useToast } from '../../ui/toast.tsx'
import type { Marked } from './marked.ts'
import { type NewAnnotation, useAnnotationCalls } from './queries.ts'

/** Making, changing and deleting annotations, with what the user is told of it. Each resolves to whether it was done. */
export function useAnnotating(marked: Marked) {
  const { toasts } = useAnnotationMessages()
  const showToast = useToast()
  const navigate = useNavigate()
  const { pathname, search, hash } = useLocation()
  const calls = useAnnotationCalls(marked)

  async function attempt(
    work: Promise<unknown>,
    doing: keyof typeof toasts.failed,
    about: string,
    done: string,
    { onSignedOut, onGone, undo }: { onSignedOut?: () => void; onGone?: () => ToastAction; undo?: () => void } = {},
  ): Promise<boolean> {
    try {
      await work
    } catch (error) {
      const failed = toasts.failed[doing]
      if (error instanceof CallError && (error.kind === 'signed-out' || error.status === 401)) {
        onSignedOut?.()
        // Logging in leads back to the passage.
        showToast(marked.kind === 'law' ? toasts.signedOutOfLaw : toasts.signedOut, {
          severity: 'error',
          about,
          action: { label: toasts.logIn, run: () => void navigate('/login', { state: { from: pathname + search + hash } }) },
        })
        // Where it was changed elsewhere, the form shows both.
      } else if (!(error instanceof CallError && error.code === 'note-changed')) {
        const isTold = error instanceof CallError && (error.worded || error.kind !== 'answer')
        const action = error instanceof CallError && error.status === 404 ? onGone?.() : undefined
        showToast(isTold ? toasts.because(failed, error.message) : failed, {
          severity: 'error',
          about,
          ...(action && { action, duration: 12_000 }),
        })
      }
      return false
    }
    showToast(done, { severity: 'success', about, ...(undo && { action: { label: toasts.undo, run: undo } }) })
    return true
  }
  const restore = (id: string) => void attempt(calls.restore(id), 'update', annotationOf(id), toasts.restored)

  return {
    create: (annotation: NewAnnotation, onSignedOut: () => void) =>
      attempt(calls.create(annotation), 'create', 'new-annotation', toasts.created, { onSignedOut }),
    update: ({ id }: Annotation, changes: Input<typeof updateAnnotation>['body']) =>
      attempt(calls.update(id, changes), 'update', annotationOf(id), toasts.updated, {
        // Elsewhere it was deleted: what was written now need not be lost with it.
        onGone: () => {
          const { based_on: _moment, ...written } = changes
          const bringBack = async () => {
            await calls.restore(id)
            await calls.update(id, written)
          }
          const run = () => void attempt(bringBack(), 'update', annotationOf(id), toasts.restored)
          return { label: toasts.bringBack, run }
        },
      }),
    delete: ({ id }: Pick<Annotation, 'id'>) =>
      attempt(calls.delete(id), 'delete', annotationOf(id), toasts.deleted, { undo: () => restore(id) }),
  }
}

const annotationOf = (id: string) => `annotation:${id}`
