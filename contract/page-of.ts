/** The pages that are built: each of texts shows one before the program is there, and that of logging in does without the program. */
export type BuiltPage = 'index.html' | 'case.html' | 'law.html' | 'login.html'

/** The page that an address is answered with; the address from its path on. */
export function pageOf(address: string): BuiltPage {
  if (/^\/cases\/[^/?]/.test(address)) return 'case.html'
  if (/^\/login(?:\?|$)/.test(address)) return 'login.html'
  return /^\/legal-library\/(?:constitution|legislation\/[^/?])/.test(address) ? 'law.html' : 'index.html'
}
