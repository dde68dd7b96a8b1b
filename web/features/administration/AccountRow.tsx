import BadgeOutlined from '@mui/icons-material/BadgeOutlined'
import HistoryRounded from '@mui/icons-material/HistoryRounded'
import LockOpenRounded from '@mui/icons-material/LockOpenRounded'
import LockOutlined from '@mui/icons-material/LockOutlined'
import LogoutRounded from '@mui/icons-material/LogoutRounded'
import MoreVertRounded from '@mui/icons-material/MoreVertRounded'
import WorkspacePremiumOutlined from '@mui/icons-material/WorkspacePremiumOutlined'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import type { OverseenAccount } from '#contract/overseen-accounts'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useAdministrationMessages } from '../../messages/administration.ts'
import { formatDay } from '../../ui/day.ts'
import { PopoverMenu, PopoverMenuItem } from '../../ui/PopoverMenu.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { AskDialog } from './AskDialog.tsx'
import { LicenceDialog } from './LicenceDialog.tsx'
import { Facts } from './Part.tsx'
import { RoleDialog } from './RoleDialog.tsx'
import { useAccountActions } from './use-account-actions.ts'

/** One account: who, in which role, since when, and what can be done with it; `hasPlans` where they are charged for. */
export function AccountRow({ account, isOwn, hasPlans }: { account: OverseenAccount; isOwn: boolean; hasPlans: boolean }) {
  const words = useAdministrationMessages()
  const { accounts: own } = words
  const navigate = useNavigate()
  const actions = useAccountActions(account)
  const [asked, setAsked] = useState<'role' | 'licence' | 'lock' | 'end' | null>(null)
  const close = () => setAsked(null)
  const { id, name, email, organization, role, created_at, verified, lock_reason: locked, two_step, last_seen_at } = account
  const called = name || email
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
      <Box sx={{ flex: 1, minWidth: 0, display: 'grid', gap: 0.25 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
          <Box component="span" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
            {called}
          </Box>
          {isOwn && <Tag>{own.you}</Tag>}
          {role !== 'user' && <Tag>{words.roles[role]}</Tag>}
          {locked && <Tag>{own.lockedFor[locked]}</Tag>}
        </Box>
        <Facts
          of={[
            email,
            organization,
            own.joined(formatDay(created_at)),
            last_seen_at === null ? own.neverSeen : own.seen(formatDay(last_seen_at)),
            !verified && own.unverified,
            two_step && own.twoStep,
          ]}
        />
      </Box>
      <PopoverMenu
        label={own.menu(called)}
        renderTrigger={(props) => (
          <IconButton {...props} aria-label={own.menu(called)}>
            <MoreVertRounded />
          </IconButton>
        )}
      >
        <PopoverMenuItem icon={<BadgeOutlined />} onSelect={() => setAsked('role')}>
          {own.changeRole}
        </PopoverMenuItem>
        {hasPlans && (
          <PopoverMenuItem icon={<WorkspacePremiumOutlined />} onSelect={() => setAsked('licence')}>
            {own.licence}
          </PopoverMenuItem>
        )}
        {locked === null && (
          <PopoverMenuItem icon={<LockOutlined />} onSelect={() => setAsked('lock')}>
            {own.lock}
          </PopoverMenuItem>
        )}
        {locked === 'administration' && (
          <PopoverMenuItem icon={<LockOpenRounded />} onSelect={() => actions.unlock()}>
            {own.unlock}
          </PopoverMenuItem>
        )}
        <PopoverMenuItem icon={<LogoutRounded />} onSelect={() => setAsked('end')}>
          {own.endSessions}
        </PopoverMenuItem>
        <PopoverMenuItem icon={<HistoryRounded />} onSelect={() => void navigate(`/admin?tab=log&account=${id}`)}>
          {own.log}
        </PopoverMenuItem>
      </PopoverMenu>
      {asked === 'role' && <RoleDialog account={account} onClose={close} onSave={actions.setRole} />}
      {asked === 'licence' && <LicenceDialog account={account} onClose={close} />}
      {asked === 'lock' && (
        <AskDialog title={own.lockTitle(called)} does={own.lockDo} onClose={close} onDo={actions.lock}>
          <Typography>{own.lockAdvice}</Typography>
        </AskDialog>
      )}
      {asked === 'end' && (
        <AskDialog title={own.endTitle(called)} does={own.endDo} onClose={close} onDo={actions.endSessions}>
          <Typography>{own.endAdvice}</Typography>
        </AskDialog>
      )}
    </Box>
  )
}
