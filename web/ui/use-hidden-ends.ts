import { type RefObject, useEffect, useState } from 'react'

/** Widths are rounded: what is hidden by less is not hidden. */
const slack = 2

/** At which ends of a line that scrolls sideways more of it is hidden. */
export function useHiddenEnds(line: RefObject<HTMLElement | null>) {
  const [hidden, setHidden] = useState({ before: false, after: false })
  useEffect(() => {
    const outer = line.current
    if (!outer) return
    const look = () => {
      const before = outer.scrollLeft > slack
      const after = outer.scrollLeft + outer.clientWidth < outer.scrollWidth - slack
      setHidden((was) => (was.before === before && was.after === after ? was : { before, after }))
    }
    const sizes = new ResizeObserver(look)
    for (const one of [outer, ...outer.children]) sizes.observe(one)
    outer.addEventListener('scroll', look, { passive: true })
    return () => {
      sizes.disconnect()
      outer.removeEventListener('scroll', look)
    }
  }, [line])
  return hidden
}

/** An end fades over so many px where more of the line is behind it. */
export const fadeEnds = ({ before, after }: ReturnType<typeof useHiddenEnds>, width: number) =>
  `linear-gradient(to right, ${before ? `transparent, #000 ${width}px` : '#000'}, ${after ? `#000 calc(100% - ${width}px), transparent` : '#000'})`
