export type Severity = 'info' | 'success' | 'warning' | 'error'

export interface Toast {
  id: number
  text: string
  severity: Severity
  /** Milliseconds until it hides itself. */
  duration: number
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
    /** The same words twice in a row are shown once. */
    show(text: string, { severity = 'info', duration = toastDuration }: { severity?: Severity; duration?: number } = {}) {
      if (toasts.at(-1)?.text === text) return
      change([...toasts, { id: ++lastId, text, severity, duration }])
    },
    hide: (id: number) => change(toasts.filter((toast) => toast.id !== id)),
  }
}
export type ToastStore = ReturnType<typeof createToastStore>
