import ButtonBase from '@mui/material/ButtonBase'
import { NavLink } from 'react-router'
import { useMessages } from '../../messages/messages.ts'
import { measures, motion, radii } from '../../ui/theme/tokens.ts'
import type { MenuEntry } from './menu-entries.ts'

interface EntryLinkProps {
  entry: MenuEntry
  collapsed: boolean
  onNavigate: (() => void) | undefined
}

/** An entry of the side menu; where only icons are shown, its name is told when it is pointed at. */
export function EntryLink({ entry: { to, words, Icon }, collapsed, onNavigate }: EntryLinkProps) {
  const name = words(useMessages())
  return (
    <ButtonBase
      component={NavLink}
      to={to}
      onClick={onNavigate}
      aria-label={collapsed ? name : undefined}
      title={collapsed ? name : undefined}
      sx={entryStyle}
    >
      <Icon />
      {!collapsed && name}
    </ButtonBase>
  )
}

/** How an entry looks, and what opens some. */
export const entryStyle = {
  position: 'relative',
  width: '100%',
  minHeight: measures.touch,
  justifyContent: 'flex-start',
  gap: 1.75,
  px: 1.5,
  borderRadius: `${radii.field}px`,
  color: 'text.secondary',
  typography: 'body1',
  fontWeight: 500,
  whiteSpace: 'nowrap',
  transition: `background-color ${motion.quick}, color ${motion.quick}`,
  '& svg': { fontSize: 22 },
  '&:hover': { bgcolor: 'fill.inset', color: 'text.primary' },
  '&.active': { bgcolor: 'primary.light', color: 'primary.main', fontWeight: 600 },
  '&.active::before': {
    content: '""',
    position: 'absolute',
    left: -12,
    top: 8,
    bottom: 8,
    width: 3,
    borderRadius: '0 3px 3px 0',
    bgcolor: 'secondary.main',
  },
} as const
