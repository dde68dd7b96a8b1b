import Box from '@mui/material/Box'
import { type ReactNode, useEffect, useRef } from 'react'
import { measures, motion } from './theme/tokens.ts'

interface SideSheetProps {
  open: boolean
  onClose: () => void
  label: string
  children: ReactNode
}

/** A drawer over the left side of the screen. Being a modal dialog, the browser keeps the focus in it and closes it on Escape. */
export function SideSheet({ open, onClose, label, children }: SideSheetProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (open) dialog.current?.showModal()
    else dialog.current?.close()
  }, [open])
  return (
    <Box
      component="dialog"
      ref={dialog}
      aria-label={label}
      onClose={onClose}
      onClick={(event) => event.target === event.currentTarget && onClose()}
      sx={{
        position: 'fixed',
        inset: '0 auto 0 0',
        width: `min(${measures.sideMenu + 40}px, 86vw)`,
        height: '100dvh',
        maxHeight: 'none',
        m: 0,
        p: 0,
        border: 0,
        borderRight: 1,
        borderColor: 'divider',
        bgcolor: 'background.paper',
        color: 'text.primary',
        '&[open]': { animation: `sheet-in ${motion.calm} ${motion.easing}` },
        '&::backdrop': { background: 'rgb(8 16 36 / 0.5)' },
        '@keyframes sheet-in': { from: { transform: 'translateX(-100%)' } },
      }}
    >
      {open && children}
    </Box>
  )
}
