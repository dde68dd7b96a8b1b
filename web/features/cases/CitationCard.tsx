import { Verdict } from '#contract/citations'
import Box from '@mui/material/Box'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { radii } from '../../ui/theme/tokens.ts'
import { useReaderMessages } from '../../messages/reader.ts'
import { useOpenJudgment } from '../../reader/open-judgment.ts'
import { CitedCaseView } from './CitedCaseView.tsx'
import { UnheldCaseView } from './UnheldCaseView.tsx'
import { caseCard } from './queries.ts'

/** Milliseconds that a pointer rests on a citation before its card shows, and leaves it before the card goes. */
const patience = 250
const cardWidth = 360

const citationOf = (event: Event) => (event.target instanceof Element ? event.target.closest<HTMLElement>('a.cited, .unheld') : null)

/** The card of the citation that is pointed at, focused or touched: what the cited case is and what it stands for. */
export function CitationCard() {
  const { card: words } = useReaderMessages()
  const open = useOpenJudgment()
  const navigate = useNavigate()
  const id = useId()
  const panel = useRef<HTMLDivElement>(null)
  const [cited, setCited] = useState<HTMLElement | null>(null)
  const caseId = cited?.dataset['case'] ?? ''
  const verdict = Verdict.safeParse(cited?.dataset['verdict']).data
  const { data, isError } = useQuery({ ...caseCard(caseId), enabled: caseId !== '' })

  useEffect(() => {
    const root = open?.root
    const card = panel.current
    if (!root || !card) return
    let timer: ReturnType<typeof setTimeout>
    // Only what the focus opened goes with it: a finger moves no focus.
    let byFocus = false
    const after = (ms: number, change: () => void) => {
      clearTimeout(timer)
      timer = setTimeout(change, ms)
    }
    const follow = (link: HTMLElement) => {
      const address = link.getAttribute('href')
      if (address !== null) void navigate(address)
      else setCited(link)
    }
    const handlers: Partial<Record<string, (event: Event) => unknown>> = {
      pointerover: (event) => {
        const link = citationOf(event)
        if ((event as PointerEvent).pointerType !== 'mouse') return
        if (link) after(patience, () => setCited(link))
        else after(patience, () => setCited((shown) => (shown === document.activeElement ? shown : null)))
      },
      // A finger leaves as soon as it is lifted.
      pointerleave: (event) => (event as PointerEvent).pointerType === 'mouse' && after(patience, () => setCited(null)),
      focusin: (event) => {
        const link = citationOf(event)
        if (!link?.matches(':focus-visible')) return
        byFocus = true
        setCited(link)
      },
      focusout: () => {
        if (!byFocus) return
        byFocus = false
        after(patience, () => !card.contains(document.activeElement) && setCited(null))
      },
      click: (event) => {
        const link = citationOf(event)
        const { ctrlKey, metaKey, shiftKey, pointerType } = event as PointerEvent
        if (!link || ctrlKey || metaKey || shiftKey) return
        event.preventDefault()
        // A finger cannot point without pressing: its first press shows the card, which leads on.
        if (pointerType === 'touch') setCited((shown) => (shown === link ? null : link))
        else follow(link)
      },
    }
    const stay = () => clearTimeout(timer)
    const leave = ({ pointerType }: PointerEvent) => pointerType === 'mouse' && after(patience, () => setCited(null))
    const escape = (event: KeyboardEvent) => event.key === 'Escape' && setCited(null)
    const elsewhere = (event: Event) => !card.contains(event.target as Node) && !citationOf(event) && setCited(null)
    for (const [name, handle] of Object.entries(handlers)) root.addEventListener(name, handle!)
    card.addEventListener('pointerenter', stay)
    card.addEventListener('pointerleave', leave)
    document.addEventListener('keydown', escape)
    document.addEventListener('pointerdown', elsewhere)
    return () => {
      clearTimeout(timer)
      for (const [name, handle] of Object.entries(handlers)) root.removeEventListener(name, handle!)
      card.removeEventListener('pointerenter', stay)
      card.removeEventListener('pointerleave', leave)
      document.removeEventListener('keydown', escape)
      document.removeEventListener('pointerdown', elsewhere)
      setCited(null)
    }
  }, [open, navigate])

  useEffect(() => {
    const card = panel.current
    if (!cited || !card) return
    cited.setAttribute('aria-describedby', id)
    card.showPopover()
    // What comes may be taller than what stood for it.
    const watcher = new ResizeObserver(() => placeBeside(cited, card))
    watcher.observe(card)
    return () => {
      watcher.disconnect()
      cited.removeAttribute('aria-describedby')
      card.hidePopover()
    }
  }, [cited, id])

  return (
    <Box
      ref={panel}
      id={id}
      popover="manual"
      component="section"
      aria-label={words.label}
      sx={{
        position: 'absolute',
        inset: 'auto',
        m: 0,
        p: 2,
        width: `min(${cardWidth}px, calc(100vw - 32px))`,
        bgcolor: 'background.paper',
        color: 'text.primary',
        border: 1,
        borderColor: 'divider',
        borderTop: 3,
        borderTopColor: 'secondary.main',
        borderRadius: `${radii.field}px`,
        boxShadow: '0 16px 40px -16px rgb(8 16 36 / 0.45)',
      }}
    >
      {cited && caseId !== '' && <CitedCaseView card={data} failed={isError} isOtherName={verdict === 'name mismatch'} caseId={caseId} />}
      {cited && caseId === '' && verdict && <UnheldCaseView verdict={verdict} cited={cited.textContent} />}
    </Box>
  )
}

/** Under the citation, or above it where there is no room; it scrolls with the text. */
function placeBeside(cited: HTMLElement, card: HTMLElement) {
  const lines = cited.getClientRects()
  const first = lines[0] ?? cited.getBoundingClientRect()
  const last = lines[lines.length - 1] ?? first
  const { offsetWidth: width, offsetHeight: height } = card
  const below = last.bottom + 6 + height <= innerHeight || first.top - height - 6 < 64
  const left = Math.max(16, Math.min(below ? last.left : first.left, document.documentElement.clientWidth - width - 16))
  card.style.left = `${left + scrollX}px`
  card.style.top = `${(below ? last.bottom + 6 : first.top - height - 6) + scrollY}px`
}
