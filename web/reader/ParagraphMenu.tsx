import { extentOf } from '#contract/paragraph-extent'
import ContentCopyRounded from '@mui/icons-material/ContentCopyRounded'
import FormatQuoteRounded from '@mui/icons-material/FormatQuoteRounded'
import PlaylistAddRounded from '@mui/icons-material/PlaylistAddRounded'
import LinkRounded from '@mui/icons-material/LinkRounded'
import Box from '@mui/material/Box'
import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useReaderMessages } from '../messages/reader.ts'
import { copyText } from '../ui/clipboard.ts'
import { moveInMenu } from '../ui/move-in-menu.ts'
import { popoverSurface } from '../ui/popover-surface.ts'
import { PopoverMenuItem } from '../ui/PopoverMenu.tsx'
import { citeStore } from '../ui/cite-store.ts'
import { divideTitle } from '../ui/case-name.ts'
import { useToast } from '../ui/toast.tsx'
import { useOpenJudgment } from './open-judgment.ts'
import { passageToCite } from './passage-to-cite.ts'
import { type QuotedCase, writeQuote } from './quote.ts'
import { useParagraphKeys } from './use-paragraph-keys.ts'

const markers = 'a.number[href]'

/** What can be done with one paragraph: opens at its number, which also becomes the address of the page. */
export function ParagraphMenu({ source }: { source: QuotedCase }) {
  const words = useReaderMessages()
  const open = useOpenJudgment()
  const showToast = useToast()
  const navigate = useNavigate()
  const { search, state } = useLocation()
  const panel = useRef<HTMLDivElement>(null)
  const [marker, setMarker] = useState<HTMLAnchorElement | null>(null)
  useParagraphKeys(markers)

  useEffect(() => {
    const root = open?.root
    if (!root) return
    const press = (event: MouseEvent) => {
      const pressed = (event.target as Element).closest<HTMLAnchorElement>(markers)
      if (!pressed || event.ctrlKey || event.metaKey || event.shiftKey) return
      event.preventDefault()
      setMarker(pressed)
      void navigate({ search, hash: pressed.hash }, { replace: true, state: { ...(state as object | null), stays: true } })
      const shown = panel.current
      if (!shown) return
      const { left, bottom } = pressed.getBoundingClientRect()
      shown.style.left = `${Math.min(left, innerWidth - 248)}px`
      shown.showPopover()
      shown.style.top = `${Math.min(bottom + 4, innerHeight - shown.offsetHeight - 24)}px`
      shown.querySelector<HTMLElement>('[role=menuitem]')?.focus()
    }
    root.addEventListener('click', press)
    return () => root.removeEventListener('click', press)
  }, [open, navigate, search, state])

  const element = marker?.closest<HTMLElement>('[data-paragraph]')
  const place = open && element ? extentOf(open.text.paragraphs, Number(element.dataset['paragraph'])) : null

  async function copy(text: string, done: string) {
    if (await copyText(text)) showToast(done, { severity: 'success', about: 'clipboard' })
    else showToast(words.paragraph.failed, { severity: 'error', about: 'clipboard' })
  }
  const content = (from: number) => (open && place ? open.text.content.slice(from, place.end) : '')
  /** Behind the printed number, which the pinpoint gives. */
  const wordsStart = Number(element?.querySelector<HTMLElement>(':is(p, h3)[data-text]')?.dataset['text'])
  const cite = () => {
    if (!open || !place) return
    const name = divideTitle(source.title, source).parties || source.title
    const { caseId, text } = open
    citeStore.open(passageToCite(words.quote, { caseId, name }, text, { start: wordsStart || place.start, end: place.end }))
  }

  return (
    <Box
      ref={panel}
      popover="auto"
      role="menu"
      aria-label={words.paragraph.menu(marker?.getAttribute('aria-label') ?? '')}
      onKeyDown={(event) => moveInMenu(event, () => panel.current?.hidePopover())}
      onClick={() => {
        panel.current?.hidePopover()
        marker?.focus({ preventScroll: true })
      }}
      sx={{
        ...popoverSurface,
        position: 'fixed',
        p: 0.75,
        width: 240,
        '&:popover-open': { display: 'grid' },
      }}
    >
      <PopoverMenuItem icon={<PlaylistAddRounded />} onSelect={cite}>
        {words.paragraph.cite}
      </PopoverMenuItem>
      <PopoverMenuItem
        icon={<FormatQuoteRounded />}
        onSelect={() =>
          open && place && void copy(writeQuote(words.quote, source, open.text, place, content(wordsStart)), words.paragraph.copied)
        }
      >
        {words.paragraph.copyQuote}
      </PopoverMenuItem>
      <PopoverMenuItem icon={<ContentCopyRounded />} onSelect={() => place && void copy(content(place.start), words.paragraph.copied)}>
        {words.paragraph.copyText}
      </PopoverMenuItem>
      <PopoverMenuItem
        icon={<LinkRounded />}
        onSelect={() => marker && void copy(location.origin + location.pathname + marker.hash, words.paragraph.linkCopied)}
      >
        {words.paragraph.copyLink}
      </PopoverMenuItem>
    </Box>
  )
}
