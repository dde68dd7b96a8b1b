export type Severity = 'info' | 'success' | 'warning' | 'error'

export interface Toast {
  id: number
  text: string
  severity: Severity
  /** Milliseconds until it hides itself. */
  duration: number
  /** What can be done about it while it is shown: "Undo". */
  action?: ToastAction | undefined
}

export interface ToastAction {
  label: string
  run: () => void
}

export const toastDuration = 6000
/** For what needs only a glance: "Note saved successfully". */
export const shortToastDuration = 3000

/** Toasts wait for one another: the first in the list is the one on screen. */
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
    /** The same words twice in a row are shown once; one with an action comes at once, in place of the last that had one. */
    show(
      text: string,
      { severity = 'info', duration = toastDuration, action }: { severity?: Severity; duration?: number; action?: ToastAction } = {},
    ) {
      if (!action && toasts.at(-1)?.text === text) return
      const toast = { id: ++lastId, text, severity, duration, action }
      change(action ? [toast, ...toasts.filter((waiting) => !waiting.action)] : [...toasts, toast])
    },
    hide: (id: number) => change(toasts.filter((toast) => toast.id !== id)),
  }
}
export type ToastStore = ReturnType<typeof createToastStore>
