/** Where a file may lead: to addresses of the web, of mail, or of this site under its name; nowhere for any other, and for this site's without one. */
export function linkTo(link: string, site: string): { link?: string } {
  if (/^(?:https?:\/\/|mailto:)/i.test(link)) return { link }
  return link.startsWith('/') && !link.startsWith('//') && site !== '' ? { link: `${site}${link}` } : {}
}
