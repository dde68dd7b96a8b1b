/** An address that a file may lead to: of the web, of mail, or of this site under its name; null for any other, and for this site's without one. */
export function absolute(link: string, site: string): string | null {
  if (/^(?:https?:\/\/|mailto:)/i.test(link)) return link
  return link.startsWith('/') && !link.startsWith('//') && site !== '' ? `${site}${link}` : null
}
