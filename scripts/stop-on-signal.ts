/** The first Ctrl-C lets what is at hand finish, the second ends at once. */
export function stopOnSignal(): AbortController {
  const interrupted = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (interrupted.signal.aborted) process.exit(130)
      interrupted.abort()
    })
  }
  return interrupted
}
