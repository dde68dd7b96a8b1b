import { useEffect } from 'react'
import { useOpenJudgment } from './open-judgment.ts'

/**
 * Makes the numbers of all paragraphs one stop of the Tab key: it leads to the paragraph that is being read, and the arrow keys go on
 * from there. A judgment has hundreds of them.
 */
export function useParagraphKeys(markers: string) {
  const open = useOpenJudgment()
  useEffect(() => {
    if (!open) return
    const { root, reading } = open
    const all = [...root.querySelectorAll<HTMLElement>(markers)]
    if (all.length === 0) return
    let stop: HTMLElement | undefined
    const makeStop = (marker: HTMLElement | undefined) => {
      if (!marker || marker === stop) return
      if (stop) stop.tabIndex = -1
      marker.tabIndex = 0
      stop = marker
    }
    const follow = () => {
      if (stop && document.activeElement === stop) return
      const id = reading.read()
      const paragraph = id === null ? null : document.getElementById(`p-${id}`)
      makeStop(paragraph?.querySelector<HTMLElement>(markers) ?? stop ?? all[0])
    }
    const move = (event: KeyboardEvent) => {
      const at = all.indexOf(event.target as HTMLElement)
      const to = { ArrowDown: at + 1, ArrowUp: at - 1 }[event.key]
      const next = at === -1 || to === undefined ? undefined : all[to]
      if (!next) return
      event.preventDefault()
      makeStop(next)
      next.focus()
    }
    follow()
    const unsubscribe = reading.subscribe(follow)
    root.addEventListener('keydown', move)
    return () => {
      unsubscribe()
      root.removeEventListener('keydown', move)
    }
  }, [open, markers])
}
