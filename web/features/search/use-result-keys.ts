import { type RefObject, useEffect, useRef } from 'react'

interface ResultKeys {
  section: RefObject<HTMLElement | null>
  onToggle: (id: string) => void
  onStep: (id: string, place: string) => void
  onSearch: () => void
  onHelp: () => void
}

/** Lets keys walk through the results of `section`; they are loaded once the screen has its first results. */
export function useResultKeys({ section, ...keys }: ResultKeys) {
  const current = useRef(keys)
  useEffect(() => {
    current.current = keys
  })
  useEffect(() => {
    let stop: (() => void) | null = null
    let left = false
    const cards = () => [...(section.current?.querySelectorAll<HTMLElement>('[data-case]') ?? [])]
    async function listen() {
      const { listenToResultKeys } = await import('./result-keys.ts')
      if (left) return
      stop = listenToResultKeys({
        cards,
        toggle: (id) => current.current.onToggle(id),
        step: (id, place) => current.current.onStep(id, place),
        search: () => current.current.onSearch(),
        help: () => current.current.onHelp(),
      })
    }
    listen().catch(ignoreMissingPart)
    return () => {
      left = true
      stop?.()
    }
  }, [section])
}

/** Without this part, which a dropped connection can cost, everything is still reached with Tab and Enter. */
const ignoreMissingPart = () => undefined
