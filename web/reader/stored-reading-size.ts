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

/** The size in which judgments are read in this browser, in px. */
export const readReadingSize = (): number => clampSize(Number.parseFloat(store.getItem(sizeKey) ?? ''))

export const storeReadingSize = (size: number) => store.setItem(sizeKey, String(size))
