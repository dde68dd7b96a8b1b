import { useMemo, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { findTarget } from '../../reader/find-target.ts'
import { useOpenJudgment } from '../../reader/open-judgment.ts'
import type { Place } from '../../reader/text-places.ts'
import { rankPassages } from './match-passages.ts'

export interface Passages {
  /** How many there are. */
  count: number
  /** Which of them the address names; -1 for none. */
  at: number
  /** Goes to the next or the previous one, and names its paragraph in the address. Answers the paragraph's id. */
  walk: (step: 1 | -1) => number | null
}

/** The passages in which the matches of a search stand, the best first; the one that led here stays the first while the others are walked through. */
export function usePassages(places: readonly Place[]): Passages {
  const open = useOpenJudgment()
  const location = useLocation()
  const navigate = useNavigate()
  const [ledHere] = useState(location.hash)
  const passages = useMemo(() => {
    if (!open) return []
    const first = findTarget({ hash: ledHere }, open.text.paragraphs)?.ids[0] ?? null
    return rankPassages(open.text, places, first)
  }, [open, places, ledHere])
  const named = open && (findTarget(location, open.text.paragraphs)?.ids[0] ?? null)
  const at = passages.findIndex(({ paragraph }) => paragraph === named)
  return {
    count: passages.length,
    at,
    walk(step) {
      const next = passages.at(at === -1 ? (step === 1 ? 0 : -1) : (at + step) % passages.length)
      if (!next) return null
      // Where the reader came from stays known; that a place was to be left as it was does not.
      const { stays: _stays, ...state } = (location.state ?? {}) as { stays?: unknown }
      void navigate({ search: location.search, hash: `#p-${next.paragraph}` }, { replace: true, state })
      return next.paragraph
    },
  }
}
