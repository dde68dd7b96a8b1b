import ContentCopyRounded from '@mui/icons-material/ContentCopyRounded'
import MoreVertRounded from '@mui/icons-material/MoreVertRounded'
import ShareRounded from '@mui/icons-material/ShareRounded'
import IconButton from '@mui/material/IconButton'
import type { ReactNode } from 'react'
import { useMessages } from '../../messages/messages.ts'
import { PopMenu, PopMenuItem } from '../../ui/PopMenu.tsx'

interface Action {
  label: string
  icon: ReactNode
  run: () => Promise<void>
}

/** What else can be done with the case: one line for each. */
export function CaseMenu({ copyCitation, share }: { copyCitation: () => Promise<void>; share: () => Promise<void> }) {
  const { menu } = useMessages().cases
  const actions: Action[] = [
    { label: menu.copyCitation, icon: <ContentCopyRounded />, run: copyCitation },
    { label: menu.share, icon: <ShareRounded />, run: share },
  ]
  return (
    <PopMenu
      label={menu.open}
      renderTrigger={(props) => (
        <IconButton {...props} aria-label={menu.open}>
          <MoreVertRounded />
        </IconButton>
      )}
    >
      {actions.map(({ label, icon, run }) => (
        <PopMenuItem key={label} icon={icon} onSelect={() => void run()}>
          {label}
        </PopMenuItem>
      ))}
    </PopMenu>
  )
}
