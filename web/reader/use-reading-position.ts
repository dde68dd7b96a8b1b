import { useEffect, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { openAccountSessionStore, openAccountStore } from '../api/browser-store.ts'
import { createScrollPositions, nameEntry } from '../ui/scroll-positions.ts'
import { goToParagraph } from './bring-into-view.ts'
import { useOpenJudgment } from './open-judgment.ts'
import { createReadingPositions } from './reading-positions.ts'

const positions = createReadingPositions(openAccountStore())
/** Milliseconds of rest after which a place counts as read. */
const rest = 1200

/**
 * Keeps where a case is read, and goes back there when it is opened again: unless its address names a paragraph, a search led here, or
 * the browser's own Back returns to the very place. Tells whether it went there, and how that message is put away.
 */
export function useReadingPosition(caseId: string): { continued: boolean; dismiss: () => void } {
  const open = useOpenJudgment()
  const { hash, pathname, search, key } = useLocation()
  const type = useNavigationType()
  const [resumed, setResumed] = useState(() => {
    const isReturn = type === 'POP' && createScrollPositions(openAccountSessionStore()).recall(nameEntry({ key, pathname })) > 0
    return hash !== '' || new URLSearchParams(search).has('q') || isReturn ? null : positions.recall(caseId)
  })

  useEffect(() => (open && resumed !== null ? goToParagraph(resumed) : undefined), [open, resumed])

  useEffect(() => {
    if (!open) return
    const first = open.text.paragraphs[0]?.id
    let timer: ReturnType<typeof setTimeout>
    const unsubscribe = open.reading.subscribe(() => {
      clearTimeout(timer)
      const now = open.reading.read()
      timer = setTimeout(() => positions.keep(open.caseId, now === first ? null : now), rest)
    })
    return () => {
      clearTimeout(timer)
      unsubscribe()
    }
  }, [open])

  return { continued: resumed !== null && open !== null, dismiss: () => setResumed(null) }
}
