export type Severity = 'info' | 'success' | 'warning' | 'error'

export interface Toast {
  id: number
  text: string
  severity: Severity
  /** Milliseconds until it hides itself. */
  duration: number
  /** What can be done about it while it is shown: "Undo". */
  action?: ToastAction | undefined
  /** The thing that it speaks of, as `bookmark:ke-1`: what is said of it later takes its place. The words themselves, where nothing is named. */
  about: string
}

export interface ToastAction {
  label: string
  run: () => void
}

export const toastDuration = 6000
/** For what needs only a glance: "Note saved successfully". */
export const shortToastDuration = 3000

export type ToastOptions = Partial<Pick<Toast, 'severity' | 'duration' | 'action' | 'about'>>

/** Whether something is lost with a toast that was seen for a moment only. */
const mustReturn = ({ severity, action }: Toast) => severity === 'warning' || severity === 'error' || action !== undefined

/**
 * The first in the list is the one on screen, and the newest comes first. What warns or can be undone comes back when it has gone; unless
 * something newer was said about the same thing, or something else can be undone.
 */
export function createToastStore() {
  let toasts: readonly Toast[] = []
  let lastId = 0
  const listeners = new Set<() => void>()
  const change = (next: readonly Toast[]) => {
    toasts = next
    for (const listener of listeners) listener()
  }
  return {
    read: () => toasts,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    show(text: string, { severity = 'info', duration = toastDuration, action, about = text }: ToastOptions = {}) {
      const toast = { id: ++lastId, text, severity, duration, action, about }
      const returning = toasts.filter((older) => older.about !== about && mustReturn(older) && !(action && older.action))
      change([toast, ...returning])
    },
    hide: (id: number) => change(toasts.filter((toast) => toast.id !== id)),
  }
}
export type ToastStore = ReturnType<typeof createToastStore>
