import Box from '@mui/material/Box'
import { Suspense } from 'react'
import { useMessages } from '../../messages/messages.ts'
import { lazyPart } from '../../ui/lazy-part.ts'
import { EntryLink } from './EntryLink.tsx'
import { type MenuEntry, menuGroups, ownEntries } from './menu-entries.ts'

// After the rest of the menu: it is opened by few at the first screen.
const LegalLibraryMenu = lazyPart(async () => (await import('./LegalLibraryMenu.tsx')).LegalLibraryMenu)

/** `collapsed` shows the icons alone. `onNavigate` runs when an entry was chosen. */
export function SideMenu({ collapsed = false, onNavigate }: { collapsed?: boolean; onNavigate?: () => void }) {
  const messages = useMessages()
  return (
    <Box
      component="nav"
      aria-label={messages.shell.mainMenu}
      sx={{ px: 1.5, py: 2, flex: 'auto', display: 'flex', flexDirection: 'column', gap: 2 }}
    >
      {menuGroups.map(({ id, heading, entries }) => (
        <Box key={id}>
          {!collapsed && (
            <Box sx={{ typography: 'label', color: 'text.secondary', px: 1.5, pb: 0.75 }} id={`menu-${id}`}>
              {heading(messages)}
            </Box>
          )}
          <EntryList
            {...(collapsed ? { label: heading(messages) } : { labelledBy: `menu-${id}` })}
            entries={entries}
            collapsed={collapsed}
            onNavigate={onNavigate}
          />
          {id === 'materials' && (
            <Suspense>
              <LegalLibraryMenu collapsed={collapsed} {...(onNavigate && { onNavigate })} />
            </Suspense>
          )}
        </Box>
      ))}
      <Box sx={{ mt: 'auto', pt: 2, borderTop: 1, borderColor: 'divider' }}>
        <EntryList label={messages.shell.menu.own} entries={ownEntries} inRow={!collapsed} collapsed={collapsed} onNavigate={onNavigate} />
      </Box>
    </Box>
  )
}

interface EntryListProps {
  label?: string
  labelledBy?: string
  entries: MenuEntry[]
  /** Side by side, not below one another. */
  inRow?: boolean
  collapsed: boolean
  onNavigate: (() => void) | undefined
}

function EntryList({ label, labelledBy, entries, inRow = false, collapsed, onNavigate }: EntryListProps) {
  return (
    <Box
      component="ul"
      aria-label={label}
      aria-labelledby={labelledBy}
      sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.25, ...(inRow && { gridAutoFlow: 'column' }) }}
    >
      {entries.map((entry) => (
        <li key={entry.to}>
          <EntryLink entry={entry} collapsed={collapsed} onNavigate={onNavigate} />
        </li>
      ))}
    </Box>
  )
}
