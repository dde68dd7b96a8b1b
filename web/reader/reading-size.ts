import { useState } from 'react'
import { openBrowserStore } from '../api/browser-store.ts'

/** Sizes of the letters in px. */
export const readingSizes = { smallest: 12, largest: 18, default: 14 }

const sizeKey = 'hukumu_reading_size'
const store = openBrowserStore()

/** The size within its limits, in whole px; the default where it is no number. */
export function clampSize(size: number): number {
  if (!Number.isFinite(size)) return readingSizes.default
  return Math.min(readingSizes.largest, Math.max(readingSizes.smallest, Math.round(size)))
}

/** The size in which this reader reads judgments in this browser, and what changes it. */
export function useReadingSize(): [number, (size: number) => void] {
  const [size, setSize] = useState(() => clampSize(Number.parseFloat(store.getItem(sizeKey) ?? '')))
  return [
    size,
    (chosen) => {
      const next = clampSize(chosen)
      store.setItem(sizeKey, String(next))
      setSize(next)
    },
  ]
}
