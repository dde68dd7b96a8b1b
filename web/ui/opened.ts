/** What one part of the application asks another to open: a form over whatever screen it is asked from, which the frame shows. */
export function openedBy<Asked>() {
  let asked: Asked | null = null
  const listeners = new Set<() => void>()
  const set = (next: Asked | null) => {
    asked = next
    for (const listener of listeners) listener()
  }
  return {
    open: (one: Asked) => set(one),
    close: () => set(null),
    read: (): Asked | null => asked,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
