import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { radii } from './theme/tokens.ts'

interface ModalDialogProps {
  title: string
  onClose: () => void
  /** In px; on a phone it is as wide as the screen. */
  width: number
  children: ReactNode
  /** The buttons at its foot, the one that does it last; left out where a form in it has its own. */
  actions?: ReactNode
}

/** A dialog over the screen, shown while it is rendered. Being modal, the browser keeps the focus in it and closes it on Escape. */
export function ModalDialog({ title, onClose, width, children, actions }: ModalDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useEffect(() => {
    const before = document.activeElement
    const shown = dialog.current
    shown?.showModal()
    return () => {
      shown?.close()
      if (before instanceof HTMLElement && before.isConnected) before.focus()
    }
  }, [])
  return (
    <Box
      component="dialog"
      ref={dialog}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      sx={{
        position: 'fixed',
        inset: 0,
        m: 'auto',
        mb: { xs: 0, sm: 'auto' },
        p: 0,
        width: { xs: '100%', sm: `min(${width}px, calc(100vw - 48px))` },
        maxWidth: '100%',
        maxHeight: { xs: '92dvh', sm: 'calc(100dvh - 64px)' },
        border: 1,
        borderColor: 'divider',
        borderRadius: { xs: `${radii.card}px ${radii.card}px 0 0`, sm: `${radii.card}px` },
        bgcolor: 'background.paper',
        color: 'text.primary',
        overflow: 'hidden',
        '&[open]': { display: 'flex', flexDirection: 'column' },
        '&::backdrop': { background: 'rgb(8 16 36 / 0.5)' },
      }}
    >
      <Typography variant="h2" id={titleId} tabIndex={-1} autoFocus sx={{ px: { xs: 2, sm: 3 }, pt: 2.5, pb: 1.5, outline: 0 }}>
        {title}
      </Typography>
      <Box
        sx={{
          px: { xs: 2, sm: 3 },
          pb: 2.5,
          overflowY: 'auto',
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr)',
          alignContent: 'start',
        }}
      >
        {children}
      </Box>
      {actions !== undefined && (
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            justifyContent: 'flex-end',
            gap: 1,
            '& .MuiButton-root': { whiteSpace: 'nowrap' },
            px: { xs: 2, sm: 3 },
            py: 1.5,
            borderTop: 1,
            borderColor: 'divider',
            bgcolor: 'fill.inset',
          }}
        >
          {actions}
        </Box>
      )}
    </Box>
  )
}
