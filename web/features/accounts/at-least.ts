import { useEffect, useRef, useState } from 'react'

/** Once `shown` was true it stays so for at least `ms`: a spinner that flashes tells nobody anything. */
export function useAtLeast(shown: boolean, ms: number): boolean {
  const [isHeld, setIsHeld] = useState(shown)
  if (shown && !isHeld) setIsHeld(true)
  const since = useRef(0)
  useEffect(() => {
    if (shown) {
      since.current = Date.now()
      return
    }
    const timer = setTimeout(() => setIsHeld(false), since.current + ms - Date.now())
    return () => clearTimeout(timer)
  }, [shown, ms])
  return shown || isHeld
}
