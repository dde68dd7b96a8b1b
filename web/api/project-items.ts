import type { QueryClient } from '@tanstack/react-query'

/** Asks anew for what lies in projects: something that may lie in one was changed, deleted or brought back where it lives. */
export function forgetProjectItems(client: QueryClient): void {
  for (const part of ['items', 'issues', 'summary']) void client.invalidateQueries({ queryKey: ['projects', part] })
}
