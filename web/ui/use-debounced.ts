import { useEffect, useState } from 'react'

/** What `value` was when it last stayed the same for `time` ms: of what is typed, the words at a pause. */
export function useDebounced<Value>(value: Value, time: number): Value {
  const [debounced, setDebounced] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), time)
    return () => clearTimeout(timer)
  }, [value, time])
  return debounced
}
