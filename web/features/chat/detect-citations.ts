const name = String.raw`(?:[A-Z][\p{L}.'’&()-]*(?:\s+(?:of|and|the|for|&|[A-Z][\p{L}.'’&()-]*)){0,7})`
const versus = String.raw`${name}\s+v\.?\s+${name}`

/** The patterns by which the screen tells that words cite a case, the more exact ones first. */
const patterns = [
  // Njoroge v Republic [2019] eKLR; Njoroge v Republic [2026] KESC 41 (KLR)
  new RegExp(String.raw`(?:${versus}\s*,?\s*)?\[\d{4}\]\s*(?:eKLR|[A-Z]{3,}\s+\d+\s+\(KLR\))`, 'gu'),
  // Njoroge v Republic [2019]
  new RegExp(String.raw`${versus}\s*\[\d{4}\]`, 'gu'),
  // Njoroge v Republic (2019); (1975) EA 123
  new RegExp(String.raw`${versus}\s*\(\d{4}\)|\(\d{4}\)\s+(?:\d+\s+)?[A-Z]{2,}\s+\d+`, 'gu'),
]

/** Words that begin a sentence in front of a name. */
const lead = /^(?:In|See|Also|As|And|But|Per|From|Under|Following|Compare)\s+(?=[^[(]*\sv\.?\s)/

/** The words by which cases are cited in an answer, each once, in their order. */
export function detectCitations(text: string): string[] {
  const found: { words: string; start: number; end: number }[] = []
  for (const pattern of patterns)
    for (const { 0: words, index } of text.matchAll(pattern)) {
      const end = index + words.length
      if (!found.some((other) => index < other.end && end > other.start)) found.push({ words, start: index, end })
    }
  const inOrder = found
    .toSorted((one, other) => one.start - other.start)
    .map(({ words }) => words.replace(/\s+/g, ' ').trim().replace(lead, ''))
  return [...new Set(inOrder)]
}
