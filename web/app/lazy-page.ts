import { type ComponentType, createElement, lazy, useState } from 'react'
import { loadPatiently } from '../ui/load-patiently.ts'
import { loadingStore } from '../ui/loading-store.ts'

export interface LazyPage {
  Component: ComponentType
  /** Starts loading the page before it is shown; resolves when that has ended, well or not. */
  preload: () => Promise<void>
}

/** A screen of a module that is loaded when it is first needed, with the loading bar; without a connection the screen before it stays until there is one. */
export function lazyPage<Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name): LazyPage {
  let loaded: Promise<{ default: ComponentType }> | null = null
  let Present: ComponentType | null = null
  const loadOnce = () => {
    loaded ??= loadingStore.track(loadPatiently(load, [])).then((module) => {
      Present = module[name]
      return { default: Present }
    })
    // After a dropped connection the next visit asks again.
    loaded.catch(() => {
      loaded = null
    })
    return loaded
  }
  const Later = lazy(loadOnce)
  return {
    Component: function Page() {
      // What is there already is shown without a moment's nothing, which React would then draw out; and it stays what it began as.
      const [Shown] = useState<ComponentType>(() => Present ?? Later)
      return createElement(Shown)
    },
    preload: async () => {
      // A preload that fails is no failure yet: the screen itself asks again, and reports.
      await loadOnce().catch(() => undefined)
    },
  }
}
