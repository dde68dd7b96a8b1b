/** The case whose page an address is; null for any other address. */
export function readCaseId(path: string): string | null {
  const [, segment] = /^\/cases\/([^/]+)\/?$/.exec(path) ?? []
  if (segment === undefined) return null
  try {
    return decodeURIComponent(segment)
  } catch (error) {
    // A stray percent sign: the program says that there is no such case.
    if (error instanceof URIError) return null
    throw error
  }
}
