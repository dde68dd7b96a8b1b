import { useCallback, useState } from 'react'

/** The cases chosen from the results by their ids, kept from page to page in the order in which they were chosen. */
export function useSelection() {
  const [ids, setIds] = useState<string[]>([])
  const toggle = useCallback(
    (id: string) => setIds((chosen) => (chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id])),
    [],
  )
  return { ids, toggle, clear: () => setIds([]) }
}
