/** What the gate leaves in the history entry of /login: where the visitor wanted to go. */
export interface Origin {
  from: string
}

const visitorPaths = new Set(['/login', '/signup', '/forgot-password', '/reset-password', '/activate'])

/** The place as path, query and hash. */
export const originOf = ({ pathname, search, hash }: { pathname: string; search: string; hash: string }): Origin => ({
  from: pathname + search + hash,
})

/** Where to go after signing in: the origin when it is a screen of this site other than those of visitors, else `/`. */
export function readOrigin(state: unknown): string {
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : undefined
  // `//host` and `/\host` are addresses of other sites.
  if (typeof from !== 'string' || !/^\/(?![/\\])/.test(from)) return '/'
  const path = from.split(/[?#]/, 1)[0]!
  return visitorPaths.has(path) ? '/' : from
}
