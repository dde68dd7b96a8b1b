import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import { type ReactNode, type ToggleEvent, useId, useRef, useState } from 'react'
import { measures, radii } from './theme/tokens.ts'
import { moveInMenu } from './move-in-menu.ts'
import { placeUnder } from './place-under.ts'
import { popoverSurface } from './popover-surface.ts'

/** What the button of a menu must carry. */
export interface PopoverMenuTrigger {
  popoverTarget: string
  'aria-haspopup': 'menu'
  'aria-expanded': boolean
}

interface PopoverMenuProps {
  label: string
  renderTrigger: (props: PopoverMenuTrigger) => ReactNode
  /** Above the entries: whose menu it is. */
  header?: ReactNode
  children: ReactNode
}

const entriesOf = (panel: HTMLElement) => [...panel.querySelectorAll<HTMLElement>('[role=menuitem]:not([aria-disabled=true])')]

/** A menu under its button. The browser itself puts it above everything and closes it on Escape or a press elsewhere. */
export function PopoverMenu({ label, renderTrigger, header, children }: PopoverMenuProps) {
  const id = useId()
  const panel = useRef<HTMLDivElement>(null)
  const [isOpen, setIsOpen] = useState(false)

  function place({ newState }: ToggleEvent<HTMLDivElement>) {
    const button = document.querySelector(`[popovertarget="${CSS.escape(id)}"]`)
    if (newState !== 'open' || !button || !panel.current) return
    placeUnder(panel.current, button)
  }

  function follow({ newState }: ToggleEvent<HTMLDivElement>) {
    setIsOpen(newState === 'open')
    if (newState === 'open' && panel.current) entriesOf(panel.current)[0]?.focus()
  }

  return (
    <>
      {renderTrigger({ popoverTarget: id, 'aria-haspopup': 'menu', 'aria-expanded': isOpen })}
      <Box
        ref={panel}
        id={id}
        popover="auto"
        onBeforeToggle={place}
        onToggle={follow}
        onKeyDown={(event) => moveInMenu(event, () => panel.current?.hidePopover())}
        onClick={() => panel.current?.hidePopover()}
        sx={{
          ...popoverSurface,
          position: 'fixed',
          overflowY: 'auto',
          p: 0.75,
          minWidth: 240,
          maxWidth: 'calc(100vw - 16px)',
        }}
      >
        {header}
        <Box role="menu" aria-label={label} sx={{ display: 'grid' }}>
          {children}
        </Box>
      </Box>
    </>
  )
}

/** One entry of a PopoverMenu. */
export function PopoverMenuItem({ icon, onSelect, children }: { icon?: ReactNode; onSelect: () => void; children: ReactNode }) {
  return (
    <ButtonBase
      role="menuitem"
      tabIndex={-1}
      onClick={onSelect}
      sx={{
        justifyContent: 'flex-start',
        gap: 1.5,
        minHeight: { xs: measures.touch, md: 40 },
        px: 1.5,
        borderRadius: `${radii.field}px`,
        typography: 'body1',
        '& svg': { fontSize: 20, color: 'text.secondary' },
        '&:hover, &:focus-visible': { bgcolor: 'fill.inset' },
      }}
    >
      {icon}
      {children}
    </ButtonBase>
  )
}
