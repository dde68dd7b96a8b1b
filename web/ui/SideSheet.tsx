import { type ReactNode, useEffect, useRef } from 'react'
import './side-sheet.css'

interface SideSheetProps {
  open: boolean
  onClose: () => void
  label: string
  /** From the left comes what leads elsewhere, from the right what stands beside the text. */
  side?: 'left' | 'right'
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
    <dialog
      ref={dialog}
      className={`side-sheet ${side}`}
      aria-label={label}
      onClose={onClose}
      onClick={(event) => event.target === event.currentTarget && onClose()}
    >
      {open && children}
    </dialog>
  )
}
