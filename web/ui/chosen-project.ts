import { useSyncExternalStore } from 'react'

/** The project that is worked on: what is searched for, read, bookmarked and noted meanwhile is kept with it. */
export interface ChosenProject {
  id: string
  name: string
}

const key = 'hukumu_project'
const listeners = new Set<() => void>()

function readStored(): ChosenProject | null {
  try {
    const stored = JSON.parse(localStorage.getItem(key) ?? 'null') as Partial<ChosenProject> | null
    return typeof stored?.id === 'string' && typeof stored.name === 'string' ? { id: stored.id, name: stored.name } : null
  } catch {
    // Unreadable, or closed to this page: then none is chosen.
    return null
  }
}

let chosen = typeof localStorage === 'undefined' ? null : readStored()

/** What is chosen now, for what is sent. */
export const chosenProject = (): ChosenProject | null => chosen

export function chooseProject(project: ChosenProject | null) {
  chosen = project

  try {
    if (project === null) localStorage.removeItem(key)
    else localStorage.setItem(key, JSON.stringify(project))
  } catch {
    // Then it is chosen until the page is closed.
  }
  for (const listener of listeners) listener()
}

/** Another tab has chosen another one. */
function onStorage(event: StorageEvent) {
  if (event.key !== key) return
  chosen = readStored()
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  if (listeners.size === 0) addEventListener('storage', onStorage)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) removeEventListener('storage', onStorage)
  }
}

export const useChosenProject = (): ChosenProject | null => useSyncExternalStore(subscribe, chosenProject)
