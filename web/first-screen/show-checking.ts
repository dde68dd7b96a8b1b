import { showTemplate } from './show-template.ts'

/** Milliseconds for which the check of who is signed in is shown at least. */
const shortestCheck = 500

/** Says, before the program is there, that it is being checked who is signed in. */
export function showChecking(root: HTMLElement) {
  showTemplate(root, 'checking')
  root.dataset['checking'] = String(performance.now())
}

/** Milliseconds for which what `showChecking` shows must still stand; null where it shows nothing. */
export function leftOfChecking(root: HTMLElement): number | null {
  const since = root.dataset['checking']
  return since === undefined ? null : Math.max(0, Number(since) + shortestCheck - performance.now())
}
