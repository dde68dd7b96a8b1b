/** What stands behind '#' in an address, as it is written where its percent signs mean nothing. */
export function readFragment(hash: string): string {
  const written = hash.replace(/^#/, '')
  try {
    return decodeURIComponent(written)
  } catch (error) {
    if (error instanceof URIError) return written
    throw error
  }
}
