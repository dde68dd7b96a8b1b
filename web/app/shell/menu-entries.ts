import BookmarksOutlined from '@mui/icons-material/BookmarksOutlined'
import ChatBubbleOutlineRounded from '@mui/icons-material/ChatBubbleOutlineRounded'
import FormatQuote from '@mui/icons-material/FormatQuote'
import HomeOutlined from '@mui/icons-material/HomeOutlined'
import HistoryRounded from '@mui/icons-material/HistoryRounded'
import GavelRounded from '@mui/icons-material/GavelRounded'
import ManageSearchRounded from '@mui/icons-material/ManageSearchRounded'
import PersonOutlineRounded from '@mui/icons-material/PersonOutlineRounded'
import SettingsOutlined from '@mui/icons-material/SettingsOutlined'
import StickyNote2Outlined from '@mui/icons-material/StickyNote2Outlined'
import WorkOutlineRounded from '@mui/icons-material/WorkOutlineRounded'
import type { SvgIconComponent } from '@mui/icons-material'
import type { Messages } from '../../messages/messages.ts'

export interface MenuEntry {
  to: string
  words: (messages: Messages) => string
  Icon: SvgIconComponent
}

export interface MenuGroup {
  id: string
  heading: (messages: Messages) => string
  entries: MenuEntry[]
}

/** What the side menu shows at first sight: ten entries, the library's own list among them. */
export const menuGroups: MenuGroup[] = [
  {
    id: 'research',
    heading: ({ shell }) => shell.menu.research,
    entries: [
      { to: '/', words: ({ shell }) => shell.menu.home, Icon: HomeOutlined },
      { to: '/chat', words: ({ shell }) => shell.menu.chat, Icon: ChatBubbleOutlineRounded },
      { to: '/cases', words: ({ shell }) => shell.menu.cases, Icon: GavelRounded },
    ],
  },
  {
    id: 'matters',
    heading: ({ shell }) => shell.menu.matters,
    entries: [{ to: '/research-hub', words: ({ shell }) => shell.menu.hub, Icon: WorkOutlineRounded }],
  },
  {
    id: 'materials',
    heading: ({ shell }) => shell.menu.materials,
    entries: [
      { to: '/bookmarks', words: ({ shell }) => shell.menu.bookmarks, Icon: BookmarksOutlined },
      { to: '/research-notes', words: ({ shell }) => shell.menu.notes, Icon: StickyNote2Outlined },
      { to: '/research-history', words: ({ shell }) => shell.menu.history, Icon: HistoryRounded },
      { to: '/saved-searches', words: ({ shell }) => shell.menu.searches, Icon: ManageSearchRounded },
      { to: '/citations', words: ({ shell }) => shell.menu.citations, Icon: FormatQuote },
    ],
  },
]

/** At the bottom of the side menu, and in the account menu. */
export const ownEntries: MenuEntry[] = [
  { to: '/profile', words: ({ shell }) => shell.menu.profile, Icon: PersonOutlineRounded },
  { to: '/settings', words: ({ shell }) => shell.menu.settings, Icon: SettingsOutlined },
]
