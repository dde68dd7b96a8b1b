import { useSearchParams } from 'react-router'

/** The cases of the address, `?ids=one,two`, each once; and how to change them. */
export function useCompared() {
  const [parameters, setParameters] = useSearchParams()
  const ids = readIds(parameters.getAll('ids'))
  const set = (next: readonly string[]) => setParameters(next.length > 0 ? { ids: next.join(',') } : {}, { preventScrollReset: true })
  return {
    ids,
    add: (id: string) => set([...ids, id]),
    remove: (id: string) => set(ids.filter((other) => other !== id)),
  }
}

/** Ids as they may be written: one parameter of several, or several parameters. */
export const readIds = (given: readonly string[]): string[] => [
  ...new Set(
    given
      .flatMap((some) => some.split(','))
      .map((id) => id.trim())
      .filter((id) => id !== ''),
  ),
]
