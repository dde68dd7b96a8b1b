/** What a line is without its figures: running heads differ by them alone. */
const masked = (text: string): string => text.replace(/\d+/g, '#').trim()

// '[Rev. 2012]', 'Rev. 2010]', '[Issue 1] C17 - 4', 'C17 - 7 [Issue 1]', 'L11 - 5', '2 CAP. 75 Criminal Procedure Code [Rev. 2010', '[Subsidiary]'
const SURE = /\[?\bRev\.\s?\d{4}\]?|^\[Issue \d+\]|^[A-Z]\d{1,3}\s?[-–]\s?\d+(?:\s*\[Issue \d+\])?$|^\[Subsidiary\]$/
const PAGE = /^\d{1,4}$/
// 'CAP. 21', 'No. 20 of 2011'
const NUMBER_OF_ACT = /^(?:CAP\.?|Cap\.?|No\.)\s?\d+[A-Z]*(?:\s+of\s+\d{4})?$/

const fewest = 3
const near = 2

/**
 * Running heads and page numbers among the lines of a text that has no pages: what is sure by its print, and what comes again and again
 * beside that or beside a page number.
 */
export function findRunningHeaders(texts: readonly string[]): Set<number> {
  const places = new Map<string, number[]>()
  for (const [index, text] of texts.entries()) {
    const known = places.get(masked(text))
    if (known) known.push(index)
    else places.set(masked(text), [index])
  }
  const pages = pageNumbers(texts)
  const sure = new Set(texts.flatMap((text, index) => (SURE.test(text) && text.length < 90 ? [index] : [])))
  const repeats = (text: string) => (places.get(masked(text)) ?? []).length >= fewest
  const isNear = (index: number, others: ReadonlySet<number>) => {
    for (let at = index - near; at <= index + near; at += 1) if (at !== index && others.has(at)) return true
    return false
  }
  const heads = new Set<string>()
  for (const [text, at] of places) {
    if (at.length < fewest || !/\p{L}/u.test(text) || text.length > 90) continue
    const beside = at.filter((index) => isNear(index, sure) || isNear(index, pages)).length
    if (beside >= at.length * 0.6) heads.add(text)
  }
  const found = new Set(sure)
  for (const [index, text] of texts.entries()) {
    const isHead = heads.has(masked(text)) || (NUMBER_OF_ACT.test(text) && repeats(text))
    if (isHead && (isNear(index, sure) || isNear(index, pages))) found.add(index)
  }
  for (const index of pages) if (isNear(index, found) || pages.size > fewest) found.add(index)
  return found
}

/** Lines that are nothing but numbers which count the pages: the longest run that goes up by one. */
function pageNumbers(texts: readonly string[]): Set<number> {
  const chains = new Map<number, number[]>()
  let longest: number[] = []
  for (const [index, text] of texts.entries()) {
    if (!PAGE.test(text)) continue
    const number = Number(text)
    const chain = [...(chains.get(number - 1) ?? []), index]
    if (chain.length > (chains.get(number)?.length ?? 0)) chains.set(number, chain)
    if (chain.length > longest.length) longest = chain
  }
  return new Set(longest.length >= fewest ? longest : [])
}
