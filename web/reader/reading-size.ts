import { useState } from 'react'
import { clampSize, storeReadingSize, readReadingSize } from './stored-reading-size.ts'

/** The size in which this reader reads judgments in this browser, and what changes it. */
export function useReadingSize(): [number, (size: number) => void] {
  const [size, setSize] = useState(readReadingSize)
  return [
    size,
    (chosen) => {
      const next = clampSize(chosen)
      storeReadingSize(next)
      setSize(next)
    },
  ]
}
