import { useEffect, useState } from 'react'

/** Once `shown` was true it stays so for at least `ms`: a spinner that flashes tells nobody anything. */
export function useAtLeast(shown: boolean, ms: number): boolean {
  const [isHeld, setIsHeld] = useState(shown)
  useEffect(() => {
    if (!shown) return
    setIsHeld(true)
    const timer = setTimeout(() => setIsHeld(false), ms)
    return () => clearTimeout(timer)
  }, [shown, ms])
  return shown || isHeld
}
