import { useState } from 'react'
import { browserStore } from '../../api/call.ts'

const collapsedKey = 'hukumu_side_menu'

/** Whether the side menu of wide screens is collapsed, remembered from visit to visit. */
export function useSideMenuState() {
  const [isCollapsed, setIsCollapsed] = useState(() => browserStore.getItem(collapsedKey) === 'collapsed')
  const toggle = () => {
    browserStore.setItem(collapsedKey, isCollapsed ? 'expanded' : 'collapsed')
    setIsCollapsed(!isCollapsed)
  }
  return { isCollapsed, toggle }
}
