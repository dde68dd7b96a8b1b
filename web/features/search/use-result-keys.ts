import { type RefObject, useEffect, useRef } from 'react'
import { listenToResultKeys } from './result-keys.ts'

interface ResultKeys {
  section: RefObject<HTMLElement | null>
  onToggle: (id: string) => void
  onStep: (id: string, place: string) => void
  onSearch: () => void
  onHelp: () => void
}

/** Lets keys walk through the results of `section`. */
export function useResultKeys({ section, ...keys }: ResultKeys) {
  const current = useRef(keys)
  useEffect(() => {
    current.current = keys
  })
  useEffect(
    () =>
      listenToResultKeys({
        cards: () => [...(section.current?.querySelectorAll<HTMLElement>('[data-case]') ?? [])],
        toggle: (id) => current.current.onToggle(id),
        step: (id, place) => current.current.onStep(id, place),
        search: () => current.current.onSearch(),
        help: () => current.current.onHelp(),
      }),
    [section],
  )
}
