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
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- a press beside it; the browser takes Escape
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
