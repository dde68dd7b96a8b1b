import { type RefObject, useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'

/** Px from the end of the messages beyond which the reader reads elsewhere. */
const nearEnd = 100
/** Px by which a question may miss the top of the view and still stand there. */
const atTop = 8

interface Places {
  /** What covers the upper edge of the screen. */
  head: RefObject<HTMLElement | null>
  /** The newest question. */
  question: RefObject<HTMLElement | null>
  /** Stands behind the last message. */
  end: RefObject<HTMLElement | null>
  /** What covers the lower edge of the screen. */
  foot: RefObject<HTMLElement | null>
}

/**
 * Keeps the end of the messages in view while the reader is near it, until the newest question stands at the top of the view: an answer
 * that is longer than the screen is read from its beginning. `isAway` while the end is further off.
 */
export function useFollowEnd({ head, question, end, foot }: Places, messages: readonly unknown[]) {
  const [isAway, setIsAway] = useState(false)
  const near = useRef(true)
  const distance = useCallback(() => {
    const bottom = foot.current?.getBoundingClientRect().top ?? innerHeight
    return (end.current?.getBoundingClientRect().top ?? bottom) - bottom
  }, [end, foot])
  /** Px that the newest question stands below the top of the view; infinite where there is none. */
  const belowTop = useCallback(
    () => (question.current?.getBoundingClientRect().top ?? Infinity) - (head.current?.getBoundingClientRect().bottom ?? 0),
    [question, head],
  )
  const toEnd = useCallback(() => {
    near.current = true
    requestAnimationFrame(() => scrollBy({ top: Math.max(0, distance()) + 16 }))
  }, [distance])
  /** Follows what comes next, wherever the reader is. */
  const followNext = useCallback(() => {
    near.current = true
  }, [])

  useEffect(() => {
    const look = () => {
      const off = distance()
      near.current = off <= nearEnd && Math.abs(belowTop()) > atTop
      setIsAway(off > nearEnd)
    }
    addEventListener('scroll', look, { passive: true })
    addEventListener('resize', look)
    return () => {
      removeEventListener('scroll', look)
      removeEventListener('resize', look)
    }
  }, [distance, belowTop])

  // What is added below moves into view only for who reads there; a first question is always seen.
  const follow = useEffectEvent((count: number) => {
    if (count === 0) return followNext()
    const over = distance()
    const below = belowTop()
    if ((near.current || count === 1) && over > 0 && Math.abs(below) > atTop)
      scrollBy({ top: below > 0 ? Math.min(over + 16, below) : over + 16, behavior: 'instant' })
    setIsAway(distance() > nearEnd)
  })
  // oxlint-disable-next-line react/set-state-in-effect -- how far off the reader is can only be measured once the message stands there
  useLayoutEffect(() => follow(messages.length), [messages])

  return { isAway, toEnd, followNext }
}
