import type { Annotation, updateAnnotation } from '#contract/annotations'
import type { Input } from '#contract/endpoint'
import { useLocation, useNavigate } from 'react-router'
import { CallError } from '../../api/call-error.ts'
import { useAnnotationMessages } from '../../messages/annotations.ts'
import { useToast } from '../../ui/toast.tsx'
import { type NewAnnotation, useAnnotationCalls } from './queries.ts'

/** Making, changing and deleting annotations, with what the user is told of it. Each resolves to whether it was done. */
export function useAnnotating(caseId: string) {
  const { toasts } = useAnnotationMessages()
  const showToast = useToast()
  const navigate = useNavigate()
  const { pathname, search, hash } = useLocation()
  const calls = useAnnotationCalls(caseId)

  async function attempt(
    work: Promise<unknown>,
    doing: keyof typeof toasts.failed,
    done: () => void,
    { onSignedOut, onGone }: { onSignedOut?: () => void; onGone?: () => { label: string; run: () => void } } = {},
  ): Promise<boolean> {
    try {
      await work
    } catch (error) {
      const failed = toasts.failed[doing]
      if (error instanceof CallError && (error.kind === 'signed-out' || error.status === 401)) {
        onSignedOut?.()
        // Logging in leads back to the passage.
        showToast(toasts.signedOut, {
          severity: 'error',
          action: { label: toasts.logIn, run: () => void navigate('/login', { state: { from: pathname + search + hash } }) },
        })
        // Where it was changed elsewhere, the form shows both.
      } else if (!(error instanceof CallError && error.code === 'note-changed')) {
        const isTold = error instanceof CallError && (error.worded || error.kind !== 'answer')
        const action = error instanceof CallError && error.status === 404 ? onGone?.() : undefined
        showToast(isTold ? toasts.because(failed, error.message) : failed, {
          severity: 'error',
          ...(action && { action, duration: 12_000 }),
        })
      }
      return false
    }
    done()
    return true
  }
  const succeed = (text: string) => showToast(text, { severity: 'success' })

  return {
    create: (annotation: NewAnnotation, onSignedOut: () => void) =>
      attempt(calls.create(annotation), 'create', () => succeed(toasts.created), { onSignedOut }),
    update: ({ id }: Annotation, changes: Input<typeof updateAnnotation>['body']) =>
      attempt(calls.update(id, changes), 'update', () => succeed(toasts.updated), {
        // Elsewhere it was deleted: what was written now need not be lost with it.
        onGone: () => {
          const { based_on: _moment, ...written } = changes
          const bringBack = async () => {
            await calls.restore(id)
            await calls.update(id, written)
          }
          return { label: toasts.bringBack, run: () => void attempt(bringBack(), 'update', () => succeed(toasts.restored)) }
        },
      }),
    delete: ({ id }: Annotation) =>
      attempt(calls.delete(id), 'delete', () =>
        showToast(toasts.deleted, {
          severity: 'success',
          action: { label: toasts.undo, run: () => void attempt(calls.restore(id), 'update', () => succeed(toasts.restored)) },
        }),
      ),
  }
}
