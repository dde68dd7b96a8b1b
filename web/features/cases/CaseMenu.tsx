import ContentCopyIcon from '@mui/icons-material/ContentCopy'
import MoreVertIcon from '@mui/icons-material/MoreVert'
import ShareIcon from '@mui/icons-material/Share'
import IconButton from '@mui/material/IconButton'
import ListItemIcon from '@mui/material/ListItemIcon'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { type ReactNode, useState } from 'react'
import { useMessages } from '../../messages/messages.ts'

interface Action {
  label: string
  icon: ReactNode
  run: () => Promise<void>
}

/** What else can be done with the case: one line for each. */
export function CaseMenu({ copyCitation, share }: { copyCitation: () => Promise<void>; share: () => Promise<void> }) {
  const { menu } = useMessages().cases
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const actions: Action[] = [
    { label: menu.copyCitation, icon: <ContentCopyIcon fontSize="small" />, run: copyCitation },
    { label: menu.share, icon: <ShareIcon fontSize="small" />, run: share },
  ]
  return (
    <>
      <IconButton
        id="case-menu-button"
        aria-label={menu.open}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? 'case-menu' : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <MoreVertIcon />
      </IconButton>
      <Menu
        id="case-menu"
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ list: { 'aria-labelledby': 'case-menu-button' } }}
      >
        {actions.map(({ label, icon, run }) => (
          <MenuItem
            key={label}
            onClick={() => {
              setAnchor(null)
              void run()
            }}
          >
            <ListItemIcon>{icon}</ListItemIcon>
            {label}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}
