const usualSchemes = /^(?:https?:\/\/|mailto:|tel:)/i

/** An address that a link may lead to: of this site, or of the web, mail and telephone; null for every other, as `javascript:`. */
export function safeAddress(address: string, schemes = usualSchemes): string | null {
  const trimmed = address.trim()
  if (/^(?:\/(?!\/)|#)/.test(trimmed)) return trimmed
  return schemes.test(trimmed) ? trimmed : null
}
