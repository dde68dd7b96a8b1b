import Box from '@mui/material/Box'
import { type ReactNode, useEffect, useRef } from 'react'
import { measures, motion } from './theme/tokens.ts'

/** From the left comes what leads elsewhere, from the right what stands beside the text. */
const looks = {
  left: {
    inset: '0 auto 0 0',
    width: `min(${measures.sideMenu + 40}px, 86vw)`,
    borderRight: 1,
    '&[open]': { animation: `sheet-in ${motion.calm} ${motion.easing}` },
    '@keyframes sheet-in': { from: { transform: 'translateX(-100%)' } },
  },
  right: {
    inset: '0 0 0 auto',
    width: 'min(400px, 100vw)',
    maxWidth: 'none',
    borderLeft: 1,
    '&[open]': { display: 'flex', flexDirection: 'column', animation: `panel-in ${motion.calm} ${motion.easing}` },
    '@keyframes panel-in': { from: { transform: 'translateX(100%)' } },
  },
} as const

interface SideSheetProps {
  open: boolean
  onClose: () => void
  label: string
  side?: keyof typeof looks
  children: ReactNode
}

/** A drawer over one side of the screen. Being a modal dialog, the browser keeps the focus in it and closes it on Escape. */
export function SideSheet({ open, onClose, label, side = 'left', children }: SideSheetProps) {
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
        height: '100dvh',
        maxHeight: 'none',
        m: 0,
        p: 0,
        border: 0,
        bgcolor: 'background.paper',
        color: 'text.primary',
        '&::backdrop': { background: 'rgb(8 16 36 / 0.5)' },
        ...looks[side],
        // Behind the width, which would take it back.
        borderColor: 'divider',
      }}
    >
      {open && children}
    </Box>
  )
}
