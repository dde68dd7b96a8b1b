/** A provision of an Act, or an Act as a whole. */
export interface LinkedLaw {
  act: string
  eid: string | null
}

/**
 * A link of a note to a case or to written law, with its place in the text; `place` is what stands behind the address of a case (para-12, p-34),
 * and the day of which the text of an Act is read.
 */
export interface NoteLink {
  start: number
  end: number
  words: string
  caseId: string | null
  law: LinkedLaw | null
  place: string | null
}

// "[Achola v Baraza [2024] KEHC 1 (KLR)](/cases/kehc-2024-1#para-12)": words of any length with brackets within, then the address
const LINK = /\[((?:[^[\]]|\[[^[\]]{0,100}\]){0,500})\]\(<?(?:https?:\/\/[^/\s()]{1,200})?(\/[^\s()>]{0,2000}|[^\s()>]{0,2000})>?\)/g
const CASE = /^\/cases\/([^/?#]{1,120})(?:\?[^#]*)?(?:#(p(?:ara)?-[^\s]{1,60}))?/
const LAW = /^\/legal-library\/legislation\/([^/?#]{1,120})(?:\?(?:as_at=(\d{4}-\d\d-\d\d))?[^#]*)?(?:#([^\s]{1,300}))?/
// "> ", "## " and "- " at the beginning of a line, and marks of emphasis
const MARK = /^[ \t]*(?:>[ \t]?)+|^#{1,6}[ \t]|^[ \t]*[-*+][ \t]|[*_`~\\]/gm

const blank = (marks: string) => ' '.repeat(marks.length)

/**
 * A note as one who looks for citations reads it: without marks and addresses, every other letter where it was, with its links to cases and
 * written law beside it.
 */
export function readableText(markdown: string): { text: string; links: NoteLink[] } {
  const links: NoteLink[] = []
  const unlinked = markdown.replace(LINK, (whole: string, words: string, address: string, start: number) => {
    const to = linkedTo(address)
    if (to) links.push({ start, end: start + whole.length, words: plain(words), ...to })
    // A link ends what is cited in it: a number at its end is no beginning of the next name.
    return ` ${words}.${blank(whole.slice(words.length + 2))}`
  })
  return { text: unlinked.replace(MARK, blank), links }
}

function linkedTo(address: string): Pick<NoteLink, 'caseId' | 'law' | 'place'> | null {
  const [, id, place] = CASE.exec(address) ?? []
  if (id) return { caseId: decoded(id), law: null, place: place ?? null }
  const [, act, asAt, eid] = LAW.exec(address) ?? []
  return act ? { caseId: null, law: { act: decoded(act), eid: eid === undefined ? null : decoded(eid) }, place: asAt ?? null } : null
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
