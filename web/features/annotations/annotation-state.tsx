import { createContext, type ReactNode, useContext, useMemo, useState } from 'react'

interface AnnotationState {
  /** Ids of the annotations whose card is open over the text. */
  open: readonly string[]
  setOpen: (ids: readonly string[]) => void
  /** Whether text is being selected with the keyboard. */
  isSelecting: boolean
  setSelecting: (selecting: boolean) => void
}

const StateContext = createContext<AnnotationState | null>(null)

/** What text, toolbar and panel of one case have to know of one another. */
export function AnnotationProvider({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState<readonly string[]>([])
  const [isSelecting, setSelecting] = useState(false)
  const state = useMemo(() => ({ open, setOpen, isSelecting, setSelecting }), [open, isSelecting])
  return <StateContext value={state}>{children}</StateContext>
}

export function useAnnotationState(): AnnotationState {
  const state = useContext(StateContext)
  if (!state) throw new Error('useAnnotationState stands outside AnnotationProvider')
  return state
}
