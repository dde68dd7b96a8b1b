import { type RefObject, useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'

/** Px from the end of the messages beyond which the reader reads elsewhere. */
const nearEnd = 100

/**
 * Keeps the end of the messages in view while the reader is near it. `end` stands behind the last message, `foot` is what covers the lower
 * edge of the screen. `isAway` while the reader is further off.
 */
export function useFollowEnd(end: RefObject<HTMLElement | null>, foot: RefObject<HTMLElement | null>, messages: readonly unknown[]) {
  const [isAway, setIsAway] = useState(false)
  const near = useRef(true)
  const distance = useCallback(() => {
    const bottom = foot.current?.getBoundingClientRect().top ?? innerHeight
    return (end.current?.getBoundingClientRect().top ?? bottom) - bottom
  }, [end, foot])
  const toEnd = useCallback(() => {
    near.current = true
    requestAnimationFrame(() => scrollBy({ top: Math.max(0, distance()) + 16 }))
  }, [distance])

  useEffect(() => {
    const look = () => {
      near.current = distance() <= nearEnd
      setIsAway(!near.current)
    }
    addEventListener('scroll', look, { passive: true })
    addEventListener('resize', look)
    return () => {
      removeEventListener('scroll', look)
      removeEventListener('resize', look)
    }
  }, [distance])

  // What is added below moves into view only for who reads there; a first question is always seen.
  const follow = useEffectEvent((count: number) => {
    if (count === 0) return
    const over = distance()
    if ((near.current || count === 1) && over > 0) scrollBy({ top: over + 16, behavior: 'instant' })
    else if (over > nearEnd) setIsAway(true)
  })
  // oxlint-disable-next-line react/set-state-in-effect -- how far off the reader is can only be measured once the message stands there
  useLayoutEffect(() => follow(messages.length), [messages])

  return { isAway, toEnd }
}
