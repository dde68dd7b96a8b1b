/** A link of a note to a case, with its place in the text; `place` is what stands behind the address (para-12, p-34). */
export interface CaseLink {
  start: number
  end: number
  words: string
  caseId: string
  place: string | null
}

// "[Achola v Baraza [2024] KEHC 1 (KLR)](/cases/kehc-2024-1#para-12)": words of any length with brackets within, then the address
const LINK = /\[((?:[^[\]]|\[[^[\]]{0,100}\]){0,500})\]\(<?(?:https?:\/\/[^/\s()]{1,200})?(\/[^\s()>]{0,2000}|[^\s()>]{0,2000})>?\)/g
const CASE = /^\/cases\/([^/?#]{1,120})(?:\?[^#]*)?(?:#(p(?:ara)?-[^\s]{1,60}))?/
// "> ", "## " and "- " at the beginning of a line, and marks of emphasis
const MARK = /^[ \t]*(?:>[ \t]?)+|^#{1,6}[ \t]|^[ \t]*[-*+][ \t]|[*_`~\\]/gm

const blank = (marks: string) => ' '.repeat(marks.length)

/**
 * A note as one who looks for citations reads it: without marks and addresses, every other letter where it was, with its links to cases
 * beside it.
 */
export function readableText(markdown: string): { text: string; links: CaseLink[] } {
  const links: CaseLink[] = []
  const unlinked = markdown.replace(LINK, (whole: string, words: string, address: string, start: number) => {
    const [, id, place] = CASE.exec(address) ?? []
    if (id) links.push({ start, end: start + whole.length, words: plain(words), caseId: decoded(id), place: place ?? null })
    // A link ends what is cited in it: a number at its end is no beginning of the next name.
    return ` ${words}.${blank(whole.slice(words.length + 2))}`
  })
  return { text: unlinked.replace(MARK, blank), links }
}

const plain = (words: string) =>
  words
    .replace(/[*_`~\\]/g, '')
    .replace(/\s+/g, ' ')
    .trim()

/** An address that is no address names no case. */
export function decoded(id: string): string {
  try {
    return decodeURIComponent(id)
  } catch {
    return id
  }
}
