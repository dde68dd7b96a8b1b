import { type ComponentType, lazy } from 'react'
import { loadingStore } from '../ui/loading-store.ts'

export interface LazyPage {
  Component: ComponentType
  /** Starts loading the page before it is shown. */
  preload: () => void
}

/** A screen that is loaded when it is first needed, with the loading bar. */
export function lazyPage(load: () => Promise<ComponentType>): LazyPage {
  let loaded: Promise<{ default: ComponentType }> | null = null
  const loadOnce = () => {
    loaded ??= loadingStore.track(load()).then((Page) => ({ default: Page }))
    // After a dropped connection the next visit asks again.
    loaded.catch(() => {
      loaded = null
    })
    return loaded
  }
  // A preload that fails is no failure yet: the screen itself asks again, and reports.
  return { Component: lazy(loadOnce), preload: () => void loadOnce().catch(() => undefined) }
}
