import type { ReportSubject } from '#contract/reports'

/** What a reader is about to report as a mistake. */
export interface Reported {
  caseId: string
  about: ReportSubject
  /** Which treatment, provision or answer. */
  place: string | null
  /** The words that were marked. */
  quote: string
}

let asked: Reported | null = null
const listeners = new Set<() => void>()
const set = (next: Reported | null) => {
  asked = next
  for (const listener of listeners) listener()
}

/** Opens the form in which a mistake is reported, from wherever one may be seen; the frame of the application shows it. */
export const reportStore = {
  open: (reported: Reported) => set(reported),
  close: () => set(null),
  read: (): Reported | null => asked,
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}
