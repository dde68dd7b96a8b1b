import NotificationAddOutlined from '@mui/icons-material/NotificationAddOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import { useWatchMessages } from '../../messages/watches.ts'
import { ModalDialog } from '../../ui/ModalDialog.tsx'
import { PopoverMenuItem } from '../../ui/PopoverMenu.tsx'
import { WatchButton } from './WatchButton.tsx'

interface WatchPartsProps {
  /** 'section 41' */
  name: string
  /** What it divides into: `target` is what is watched, `title` what that is called, `short` the same within its law, with its first words. */
  parts: { target: string; title: string; short: string; text: string }[]
}

/** The entry of the menu of a provision that offers its subsections, each to be watched by itself; none where it has none. */
export function WatchPartsEntry({ name, parts }: WatchPartsProps) {
  const words = useWatchMessages()
  const [isOpen, setIsOpen] = useState(false)
  if (parts.length === 0) return null
  return (
    <>
      <PopoverMenuItem icon={<NotificationAddOutlined />} onSelect={() => setIsOpen(true)}>
        {words.watchPart}
      </PopoverMenuItem>
      {/* Out of the menu, which closes when its entry is pressed. */}
      {isOpen && createPortal(<PartsDialog name={name} parts={parts} onClose={() => setIsOpen(false)} />, document.body)}
    </>
  )
}

function PartsDialog({ name, parts, onClose }: WatchPartsProps & { onClose: () => void }) {
  const words = useWatchMessages()
  return (
    <ModalDialog
      title={words.partsOf(name)}
      onClose={onClose}
      width={560}
      actions={
        <Button variant="outlined" color="inherit" onClick={onClose}>
          {words.close}
        </Button>
      }
    >
      <Box component="p" sx={{ m: 0, mb: 1, typography: 'body2', color: 'text.secondary' }}>
        {words.partsLead}
      </Box>
      <Box component="ul" aria-label={words.partsOf(name)} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {parts.map(({ target, title, short, text }) => (
          <Box
            component="li"
            key={target}
            sx={{
              display: 'grid',
              gridTemplateColumns: 'minmax(0, 1fr) auto',
              alignItems: 'center',
              columnGap: 2,
              py: 1.25,
              '& + &': { borderTop: 1, borderColor: 'divider' },
            }}
          >
            <div>
              <Box sx={{ fontWeight: 600 }}>{short}</Box>
              <Box
                sx={{
                  typography: 'body2',
                  color: 'text.secondary',
                  overflow: 'hidden',
                  display: '-webkit-box',
                  WebkitBoxOrient: 'vertical',
                  WebkitLineClamp: 2,
                }}
              >
                {text}
              </Box>
            </div>
            <WatchButton kind="provision" target={target} name={title} />
          </Box>
        ))}
      </Box>
    </ModalDialog>
  )
}
