import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import { NavLink } from 'react-router'
import { useMessages } from '../../messages/messages.ts'
import { measures, motion, radii } from '../../ui/theme/tokens.ts'
import { type MenuEntry, menuGroups, ownEntries } from './menu-entries.ts'

/** `collapsed` shows the icons alone. `onNavigate` runs when an entry was chosen. */
export function SideMenu({ collapsed = false, onNavigate }: { collapsed?: boolean; onNavigate?: () => void }) {
  const messages = useMessages()
  return (
    <Box
      component="nav"
      aria-label={messages.shell.mainMenu}
      sx={{ px: 1.5, py: 2, minHeight: '100%', display: 'flex', flexDirection: 'column', gap: 2 }}
    >
      {menuGroups.map(({ id, heading, entries }) => (
        <Box key={id}>
          {heading && !collapsed && (
            <Box sx={{ typography: 'label', color: 'text.secondary', px: 1.5, pb: 0.75 }} id={`menu-${id}`}>
              {heading(messages)}
            </Box>
          )}
          <EntryList
            {...(heading && !collapsed ? { labelledBy: `menu-${id}` } : {})}
            entries={entries}
            collapsed={collapsed}
            onNavigate={onNavigate}
          />
        </Box>
      ))}
      <Box sx={{ mt: 'auto', pt: 2, borderTop: 1, borderColor: 'divider' }}>
        <EntryList label={messages.shell.menu.own} entries={ownEntries} collapsed={collapsed} onNavigate={onNavigate} />
      </Box>
    </Box>
  )
}

interface EntryListProps {
  label?: string
  labelledBy?: string
  entries: MenuEntry[]
  collapsed: boolean
  onNavigate: (() => void) | undefined
}

function EntryList({ label, labelledBy, entries, collapsed, onNavigate }: EntryListProps) {
  return (
    <Box component="ul" aria-label={label} aria-labelledby={labelledBy} sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.25 }}>
      {entries.map((entry) => (
        <li key={entry.to}>
          <EntryLink entry={entry} collapsed={collapsed} onNavigate={onNavigate} />
        </li>
      ))}
    </Box>
  )
}

function EntryLink({
  entry: { to, words, Icon },
  collapsed,
  onNavigate,
}: {
  entry: MenuEntry
  collapsed: boolean
  onNavigate: (() => void) | undefined
}) {
  const name = words(useMessages())
  return (
    <ButtonBase
      component={NavLink}
      to={to}
      onClick={onNavigate}
      aria-label={collapsed ? name : undefined}
      title={collapsed ? name : undefined}
      sx={{
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
      }}
    >
      <Icon />
      {!collapsed && name}
    </ButtonBase>
  )
}
