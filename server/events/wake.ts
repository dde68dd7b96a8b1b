const listeners = new Set<() => void>()

/** Tells who waits in this process that something was recorded. Its transaction may not have ended yet: they look, and look again. */
export function announce() {
  for (const listener of listeners) listener()
}

/** Calls `listener` whenever this process has recorded something; answers how to stop that. */
export function onRecorded(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
