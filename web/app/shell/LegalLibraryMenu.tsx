import AccountBalanceOutlined from '@mui/icons-material/AccountBalanceOutlined'
import ArticleOutlined from '@mui/icons-material/ArticleOutlined'
import AutoStoriesOutlined from '@mui/icons-material/AutoStoriesOutlined'
import FolderSharedOutlined from '@mui/icons-material/FolderSharedOutlined'
import InsightsRounded from '@mui/icons-material/InsightsRounded'
import LocalLibraryOutlined from '@mui/icons-material/LocalLibraryOutlined'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import { useId, useState } from 'react'
import { useLocation } from 'react-router'
import { type LegalMenuWords, useLegalMenuMessages } from '../../messages/legal-menu.ts'
import { EntryLink, entryStyle } from './EntryLink.tsx'
import type { MenuEntry } from './menu-entries.ts'

/** The law and what the library holds under one name: open on their screens; where the menu shows icons alone, each among the others. */
export function LegalLibraryMenu({ collapsed, onNavigate }: { collapsed: boolean; onNavigate?: () => void }) {
  const words = useLegalMenuMessages()
  const id = useId()
  const { pathname } = useLocation()
  const entries = libraryEntries(words)
  const isWithin = entries.some(({ to }) => pathname.startsWith(to))
  const [chosen, setChosen] = useState<boolean | null>(null)
  const isOpen = collapsed || (chosen ?? isWithin)
  return (
    <>
      {!collapsed && (
        <ButtonBase aria-expanded={isOpen} aria-controls={id} onClick={() => setChosen(!isOpen)} sx={{ ...entryStyle, mt: 0.25 }}>
          <LocalLibraryOutlined />
          {words.title}
          <Box
            component="svg"
            viewBox="0 0 24 24"
            aria-hidden
            sx={{ ml: 'auto', width: 22, fill: 'currentcolor', transform: isOpen ? 'rotate(180deg)' : 'none' }}
          >
            <path d="M7.4 8.6 12 13.2l4.6-4.6L18 10l-6 6-6-6z" />
          </Box>
        </ButtonBase>
      )}
      <Box component="ul" id={id} aria-label={words.title} sx={{ ...list, display: isOpen ? 'grid' : 'none', pl: collapsed ? 0 : 2 }}>
        {entries.map((entry) => (
          <li key={entry.to}>
            <EntryLink entry={entry} collapsed={collapsed} onNavigate={onNavigate} />
          </li>
        ))}
      </Box>
    </>
  )
}

const list = { listStyle: 'none', m: 0, mt: 0.25, p: 0, gap: 0.25 } as const

/** The law and what the library holds, which stand in the menu under one name. */
const libraryEntries = (words: LegalMenuWords): MenuEntry[] => [
  { to: '/legal-library/constitution', words: () => words.constitution, Icon: AutoStoriesOutlined },
  { to: '/legal-library/legislation', words: () => words.legislation, Icon: ArticleOutlined },
  { to: '/coverage', words: () => words.coverage, Icon: AccountBalanceOutlined },
  { to: '/analytics', words: () => words.analytics, Icon: InsightsRounded },
  { to: '/library', words: () => words.library, Icon: FolderSharedOutlined },
]
