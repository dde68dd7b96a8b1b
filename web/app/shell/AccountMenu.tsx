import AdminPanelSettingsOutlined from '@mui/icons-material/AdminPanelSettingsOutlined'
import FlagOutlined from '@mui/icons-material/FlagOutlined'
import type { Profile } from '#contract/accounts'
import LogoutRounded from '@mui/icons-material/LogoutRounded'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import { useNavigate } from 'react-router'
import { VisitorLinks } from '../../features/accounts/VisitorLinks.tsx'
import { useSession } from '../../features/accounts/session-context.tsx'
import { NotificationBell } from '../../features/notifications/NotificationBell.tsx'
import { useMessages } from '../../messages/messages.ts'
import { PopoverMenu, PopoverMenuItem } from '../../ui/PopoverMenu.tsx'
import { useToast } from '../../ui/toast.tsx'
import { measures } from '../../ui/theme/tokens.ts'
import { avatarLetter, shownName } from './account-name.ts'
import { BarItem } from './BarItem.tsx'
import { type MenuEntry, ownEntries } from './menu-entries.ts'

const editorEntry: MenuEntry = { to: '/reports?tab=queue', words: ({ shell }) => shell.menu.reports, Icon: FlagOutlined }
const adminEntry: MenuEntry = { to: '/admin', words: ({ shell }) => shell.menu.administration, Icon: AdminPanelSettingsOutlined }

const entriesOf: Record<Profile['role'], readonly MenuEntry[]> = {
  user: ownEntries,
  editor: [...ownEntries, editorEntry],
  admin: [...ownEntries, editorEntry, adminEntry],
}

/** The bell and the account of who is signed in; Login and Sign Up for everyone else. */
export function AccountMenu() {
  const { state } = useSession()
  const { bar: words } = useMessages().shell
  if (state.user)
    return (
      <>
        <BarItem word={words.news}>
          <NotificationBell />
        </BarItem>
        <BarItem word={words.account}>
          <SignedIn user={state.user} />
        </BarItem>
      </>
    )
  return state.loading ? null : <VisitorLinks />
}

function SignedIn({ user }: { user: Profile }) {
  const messages = useMessages()
  const { account } = messages.shell
  const { session } = useSession()
  const navigate = useNavigate()
  const showToast = useToast()

  async function logOut() {
    const ending = session.logOut()
    void navigate('/login')
    await ending.catch(() => showToast(account.notEnded, { severity: 'warning' }))
  }

  return (
    <PopoverMenu
      label={account.open}
      renderTrigger={(props) => (
        <ButtonBase {...props} aria-label={account.open} sx={{ width: measures.touch, height: measures.touch, borderRadius: '50%' }}>
          <Avatar user={user} />
        </ButtonBase>
      )}
      header={
        <Box sx={{ px: 1.5, pt: 1, pb: 1.5, mb: 0.75, borderBottom: 1, borderColor: 'divider', overflowWrap: 'anywhere' }}>
          <Box sx={{ fontWeight: 600 }}>{shownName(user)}</Box>
          <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{user.email}</Box>
        </Box>
      }
    >
      {entriesOf[user.role].map(({ to, words, Icon }) => (
        <PopoverMenuItem key={to} icon={<Icon />} onSelect={() => void navigate(to)}>
          {words(messages)}
        </PopoverMenuItem>
      ))}
      <PopoverMenuItem icon={<LogoutRounded />} onSelect={() => void logOut()}>
        {account.logout}
      </PopoverMenuItem>
    </PopoverMenu>
  )
}

/** The letter is drawn and not written: what is written on a button has to be in its name, and 'Account menu' holds no figure. */
function Avatar({ user }: { user: Profile }) {
  return (
    <Box
      component="span"
      data-letter={avatarLetter(user)}
      sx={{
        '&::before': { content: 'attr(data-letter)' },
        display: 'grid',
        placeContent: 'center',
        width: 34,
        height: 34,
        borderRadius: '50%',
        bgcolor: 'primary.main',
        color: 'primary.contrastText',
        fontWeight: 600,
        fontSize: 15,
      }}
    />
  )
}
