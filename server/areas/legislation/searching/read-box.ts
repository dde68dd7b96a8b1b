import { findCitations } from '#citations/find'
import { titleOfLetters } from '#citations/law/act-key'
import { type LawReference, readLawReferences } from '#citations/law/law-references'

/** What a reader types into the box, taken apart. */
export interface BoxQuery {
  /** The words without operators, as cases are searched for. */
  words: string
  /** Provisions that it names. */
  references: LawReference[]
  /** What is asked of the words of the law: without what names a provision; in which Act and of which number, where an operator says so. */
  law: { words: string; act: string | null; unit: { type: 'section' | 'article'; num: string } | null }
}

// 'act:"Employment Act"', 'act:employment', 'section:41(2)', 'article:159(2)(d)'
const OPERATOR = /\b(act|section|article):(?:"([^"]*)"|(\S+))/gi
// 's 41 EA', 'section 41 employment act', 'sec. 3A of the CPA'
const FIRST_NUMBER = /^(?:ss?|secs?|sections?)\.?\s*(\d[\w()]*)\s+(?:of\s+)?(?:the\s+)?([\p{L}][\p{L}\s&'’()]+)$/iu
// 'EA s 41', 'employment act s. 45'
const FIRST_ACT = /^([\p{L}][\p{L}\s&'’()]+?),?\s+(?:ss?|secs?|sections?)\.?\s*(\d[\w()]*)$/iu
const SMALL: ReadonlySet<string> = new Set(['of', 'and', 'the', 'to', 'in', 'for'])

export function readBox(query: string): BoxQuery {
  const said = new Map<string, string>()
  const rest = query.replaceAll(OPERATOR, (_, name: string, quoted: string | undefined, plain: string | undefined) => {
    said.set(name.toLowerCase(), (quoted ?? plain ?? '').trim())
    return ' '
  })
  const [act, section, article] = ['act', 'section', 'article'].map((name) => said.get(name) || null)
  const asked = [
    ...(section ? [act ? `section ${section} of the ${titled(act)}` : `section ${section}`] : []),
    ...(article ? [`Article ${article} of the Constitution of Kenya`] : []),
  ]
  const words = [rest, ...asked, ...(act && !section ? [titled(act)] : [])].join(' ').replaceAll(/\s+/g, ' ').trim()
  const text = asked.length > 0 ? asked.join('; ') : spelledOut(words)
  const references = readLawReferences(findCitations(text), text)
  const unit = section
    ? ({ type: 'section', num: numberOf(section) } as const)
    : article
      ? ({ type: 'article', num: numberOf(article) } as const)
      : null
  return {
    words,
    references,
    law: { words: said.size > 0 ? rest.trim() : withoutNamed(text, references), act: act ? plainTitle(act) : null, unit },
  }
}

// '41(2)(b)' → '41'
const numberOf = (printed: string): string => printed.replace(/\(.*$/, '')

/** 'ea' → 'Employment Act'; any other words as they are. */
const plainTitle = (act: string): string => titleOfLetters(act) ?? act

/** What is left of a text when the provisions that it names are taken out. */
function withoutNamed(text: string, references: readonly LawReference[]): string {
  let rest = ''
  let from = 0
  for (const { start, end } of references.toSorted((one, other) => one.start - other.start)) {
    rest += `${text.slice(from, Math.max(from, start))} `
    from = Math.max(from, end)
  }
  return (rest + text.slice(from)).replaceAll(/\s+/g, ' ').trim()
}

/** 's 41 EA' → 'section 41 of the Employment Act'; other words as they are. */
function spelledOut(words: string): string {
  const [, number, act] = FIRST_NUMBER.exec(words) ?? []
  if (number && act) return `section ${number} of the ${titled(act)}`
  const [, named, after] = FIRST_ACT.exec(words) ?? []
  return named && after ? `section ${after} of the ${titled(named)}` : words
}

/** 'ea' → 'Employment Act', 'employment act' → 'Employment Act', 'employment' → 'Employment Act'. */
function titled(act: string): string {
  const known = titleOfLetters(act)
  if (known) return known
  const title = act
    .trim()
    .replaceAll(/\p{L}[\p{L}'’]*/gu, (word, at: number) =>
      at > 0 && SMALL.has(word.toLowerCase()) ? word : word[0]!.toUpperCase() + word.slice(1),
    )
  return /\b(?:act|code|rules|regulations|order|constitution)\b/i.test(title) ? title : `${title} Act`
}
