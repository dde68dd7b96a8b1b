import { useSyncExternalStore } from 'react'

/**
 * The project that is worked on: what is searched for and read meanwhile is noted with it, and what is bookmarked and written is put into it
 * where its reader may do that (`fills`).
 */
export interface ChosenProject {
  id: string
  name: string
  fills: boolean
}

const key = 'hukumu_project'
const listeners = new Set<() => void>()

function readStored(): ChosenProject | null {
  try {
    const stored = JSON.parse(localStorage.getItem(key) ?? 'null') as Partial<ChosenProject> | null
    if (typeof stored?.id !== 'string' || typeof stored.name !== 'string') return null
    return { id: stored.id, name: stored.name, fills: stored.fills !== false }
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

/** The project that what is kept now is put into. */
export const projectToFill = (): ChosenProject | null => (chosen?.fills ? chosen : null)

export const useProjectToFill = (): ChosenProject | null => useSyncExternalStore(subscribe, projectToFill)

export const useChosenProject = (): ChosenProject | null => useSyncExternalStore(subscribe, chosenProject)

/** The project that is worked on, as what is noted in the history carries it. */
export const withChosenProject = (): { project_id?: string } => projectId(chosen)

/** The project that what is kept now is put into, as it is sent along. */
export const withProjectToFill = (): { project_id?: string } => projectId(projectToFill())

const projectId = (project: ChosenProject | null) => (project ? { project_id: project.id } : {})
