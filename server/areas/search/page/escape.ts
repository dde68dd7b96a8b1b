const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Text as HTML. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => entities[character]!)

const tag = /<\/?mark>|&[a-z]+;/g

/** The words of a snippet, without its marks and signs. */
export const plainText = (html: string): string => html.replace(tag, ' ')
