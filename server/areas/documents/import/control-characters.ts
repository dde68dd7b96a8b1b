/** The control characters that no text shows: all below the space but tab, line feed, form feed and carriage return, and delete. */
const isControl = (code: number): boolean => (code < 32 && (code < 9 || (code > 10 && code !== 12 && code !== 13))) || code === 127

/** Whether a text has control characters, which PostgreSQL or a reader would stumble over. */
export function hasControlCharacters(text: string): boolean {
  for (let at = 0; at < text.length; at += 1) if (isControl(text.charCodeAt(at))) return true
  return false
}

/** The text without its control characters. */
export function dropControlCharacters(text: string): string {
  if (!hasControlCharacters(text)) return text
  return Array.from(text, (character) => (isControl(character.charCodeAt(0)) ? '' : character)).join('')
}
