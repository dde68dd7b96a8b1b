import Box from '@mui/material/Box'
import { citationStyles, formatOneCitation } from '#contract/citations'
import type { Act } from '#contract/legislation'
import { getProvisionPdf } from '#contract/legislation-text'
import { useEffect, useRef, useState } from 'react'
import { call } from '../../api/call.ts'
import { useLegalLibraryMessages } from '../../messages/legal-library.ts'
import { copyText } from '../../ui/clipboard.ts'
import { formatDay } from '../../ui/day.ts'
import { moveInMenu } from '../../ui/move-in-menu.ts'
import { placeUnder } from '../../ui/place-under.ts'
import { popoverSurface } from '../../ui/popover-surface.ts'
import { PopoverMenuItem } from '../../ui/PopoverMenu.tsx'
import { saveFile } from '../../ui/save-file.ts'
import { reportStore } from '../../ui/report-store.ts'
import { useToast } from '../../ui/toast.tsx'
import { nameAct, nameProvision, type TocIndex } from './name-provision.ts'
import { sayText } from './say-text.ts'
import { writtenWords } from './written-words.ts'

interface ProvisionMenuProps {
  /** Where the buttons stand: elements with `data-provision`. */
  root: HTMLElement | null
  act: Act
  index: TocIndex
  addressOf: (eid: string) => string
  /** What other areas do with a provision. */
  children?: (provision: { eid: string; name: string }) => React.ReactNode
}

/** A day on which the text that is shown stood, where it is not the latest. */
function dayOf({ is_latest: isLatest, version }: Act): { as_at?: string } {
  const day = version.date ?? version.until
  return isLatest || day === null ? {} : { as_at: day }
}

/** One menu for all provisions of a text: it opens under the button that was pressed. */
export function ProvisionMenu({ root, act, index, addressOf, children }: ProvisionMenuProps) {
  const { menu, text, quote, cite: writeCitation } = useLegalLibraryMessages()
  const showToast = useToast()
  const panel = useRef<HTMLDivElement>(null)
  const [eid, setEid] = useState<string | null>(null)
  const button = useRef<HTMLElement>(null)

  useEffect(() => {
    if (!root) return
    const open = (event: MouseEvent) => {
      const pressed = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-provision]') : null
      if (!pressed) return
      button.current = pressed
      setEid(pressed.dataset['provision']!)
      // Once React has written the entries of this provision.
      requestAnimationFrame(() => {
        panel.current?.showPopover()
        panel.current?.querySelector<HTMLElement>('[role=menuitem]')?.focus()
      })
    }
    root.addEventListener('click', open)
    return () => root.removeEventListener('click', open)
  }, [root])

  const place = () => {
    if (panel.current && button.current) placeUnder(panel.current, button.current)
  }
  const name = (eid !== null && nameProvision(eid, index)) || ''

  async function copy(copied: string, said: string) {
    if (await copyText(copied)) showToast(said, { severity: 'success', about: 'clipboard' })
    else showToast(menu.copyFailed, { severity: 'error', about: 'clipboard' })
  }
  async function cite(style: (typeof citationStyles)[number]) {
    const plain = writeCitation(name, nameAct(act))
    if (style === 'standard') return copy(plain, menu.copied(plain))
    try {
      const { formatted_citation } = await call(formatOneCitation, { params: { citation: plain }, query: { style } })
      return await copy(formatted_citation, menu.copied(formatted_citation))
    } catch {
      return showToast(menu.citeFailed, { severity: 'error', about: 'clipboard' })
    }
  }
  /** The part or chapter in which it stands. */
  const holder = eid === null ? undefined : index.get(eid)?.path.at(-1)
  async function save(of: string) {
    try {
      saveFile(
        await call(getProvisionPdf, {
          params: { id: act.id, eid: of },
          query: dayOf(act),
        }),
      )
    } catch {
      showToast(menu.pdfFailed, { severity: 'error' })
    }
  }
  const report = () => reportStore.open({ caseId: act.id, about: 'provision', place: eid, quote: getSelection()?.toString() ?? '' })
  const cited = () => {
    const said = sayText(act, quote, formatDay)
    return `${writeCitation(name, nameAct(act))}${said === null ? '' : ` (${said})`}`
  }
  const copyWords = () => copy(`${writtenWords(document.getElementById(eid!)?.closest('.unit') ?? null)}\n\n${cited()}`, menu.textCopied)

  return (
    <Box
      ref={panel}
      popover="auto"
      onToggle={(event) => (event.newState === 'open' ? place() : button.current?.focus())}
      onKeyDown={(event) => moveInMenu(event, () => panel.current?.hidePopover())}
      onClick={() => panel.current?.hidePopover()}
      sx={{ ...popoverSurface, position: 'fixed', p: 0.75, m: 0, minWidth: 240, overflowY: 'auto' }}
    >
      {eid !== null && (
        <Box role="menu" aria-label={text.provisionMenu(name)} sx={{ display: 'grid' }}>
          {children?.({ eid, name })}
          <PopoverMenuItem onSelect={() => void copy(new URL(addressOf(eid), location.href).href, menu.linkCopied)}>
            {menu.copyLink}
          </PopoverMenuItem>
          <PopoverMenuItem onSelect={() => void copyWords()}>{menu.copyText}</PopoverMenuItem>
          <PopoverMenuItem onSelect={() => void save(eid)}>{menu.pdf}</PopoverMenuItem>
          {holder && (
            <PopoverMenuItem onSelect={() => void save(holder.eid)}>{menu.pdfOf(nameProvision(holder.eid, index) ?? '')}</PopoverMenuItem>
          )}
          <PopoverMenuItem onSelect={report}>{menu.report}</PopoverMenuItem>
          <Box role="presentation" sx={{ typography: 'label', color: 'text.secondary', px: 1.5, pt: 1.25, pb: 0.5 }}>
            {menu.cite}
          </Box>
          {citationStyles.map((style) => (
            <PopoverMenuItem key={style} onSelect={() => void cite(style)}>
              {menu.styles[style]}
            </PopoverMenuItem>
          ))}
        </Box>
      )}
    </Box>
  )
}
