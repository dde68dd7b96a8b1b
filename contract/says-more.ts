/** What joins the names of parties says nothing of its own. */
const joiners = new Set(['v', 'vs', 'versus', 'and', 'another', 'others', 'the', 'of', 'in', 're'])

const wordsOf = (text: string): string[] => (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => !joiners.has(word))

/**
 * Whether a passage, as plain text, has a word that the title of its case has not. Server and screens agree on it: of a result of which no
 * passage says more, the server sends the opening words, and the screen shows them.
 */
export function saysMore(passage: string, title: string): boolean {
  const said = new Set(wordsOf(title))
  return wordsOf(passage).some((word) => !said.has(word))
}
