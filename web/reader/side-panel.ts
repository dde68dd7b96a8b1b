import { createContext, useContext } from 'react'

/** The panel beside the text: which of its lists is shown. */
export interface SidePanel {
  shown: string
  /** Shows one of its lists by name; on a narrow screen this opens the panel. */
  show: (name: string) => void
}

export const SidePanelContext = createContext<SidePanel | null>(null)

/** The panel beside the text; null where there is none (a digest). */
export const useSidePanel = (): SidePanel | null => useContext(SidePanelContext)
