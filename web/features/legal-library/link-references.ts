import type { TocIndex } from './name-provision.ts'

/** A stretch of a text, UTF-16, and the provision of the same Act, or of the Constitution, that it names. */
export interface Reference {
  start: number
  end: number
  eid: string
  of: 'act' | 'constitution'
}

// 'section 41', 'sections 41, 42 and 45(2)(b)', 'Article 50 (2) (a)', 'rule 6', 'Order 42, rule 6(2)'
const NAMED =
  /\b(sections?|articles?|rules?|Order)\s+(\d{1,4}[A-Z]{0,2}(?:\s?\((?:\d{1,3}[A-Z]?|[a-z]{1,4})\))*(?:(?:\s*,\s*|\s+(?:and|or|to)\s+|\s*,\s*(?:and|or)\s+)(?:rules?\s+)?\d{1,4}[A-Z]{0,2}(?:\s?\((?:\d{1,3}[A-Z]?|[a-z]{1,4})\))*)*)/gi
const ONE = /(\d{1,4}[A-Z]{0,2})((?:\s?\((?:\d{1,3}[A-Z]?|[a-z]{1,4})\))*)/g
// what makes it a provision of something else: 'of the Land Act', 'of Cap. 21', 'thereof'; 'of this Act' is this one
const ELSEWHERE = /^\s*(?:,\s*)?(?:of|under|in)\s+(?:the\s+(?!rules?\b|order\b|schedule\b|act\b)|that\s|cap\b|[A-Z])/
const CONSTITUTION = /^\s*(?:of|under|in)\s+the\s+(?:[Cc]onstitution)\b/

const prefixes: Record<string, string> = { section: 'sec', article: 'art', rule: 'rule' }

/** Where a text names provisions of its own Act, or articles of the Constitution. `order` is the Order that the text stands in. */
export function findReferences(text: string, index: TocIndex, order: string | null = null): Reference[] {
  const found: Reference[] = []
  for (const match of text.matchAll(NAMED)) {
    const [whole, word = '', list = ''] = match
    const after = text.slice(match.index + whole.length)
    const unit = word.toLowerCase().replace(/s$/, '')
    const ofConstitution = unit === 'article' && CONSTITUTION.test(after)
    if (!ofConstitution && ELSEWHERE.test(after)) continue
    const from = match.index + whole.length - list.length
    const ordered = unit === 'order' ? /^(\d+[A-Z]?)/.exec(list)?.[1] : undefined
    for (const one of list.matchAll(ONE)) {
      const [printed, number = '', within = ''] = one
      const base =
        unit === 'order'
          ? one.index === 0
            ? `order_${ordered}`
            : `order_${ordered}__rule_${number}`
          : unit === 'rule' && order !== null
            ? `${order}__rule_${number}`
            : `${prefixes[unit]}_${number}`
      if (!ofConstitution && !index.has(base)) continue
      found.push({
        start: from + one.index,
        end: from + one.index + printed.trimEnd().length,
        eid: base + innerOf(within),
        of: ofConstitution ? 'constitution' : 'act',
      })
    }
  }
  return found
}

/** '(2)(b)' → '__subsec_2__para_b'; '(a)' → '__para_a' */
function innerOf(within: string): string {
  const steps = [...within.matchAll(/\(([^)]+)\)/g)].map(([, step]) => step!)
  const levels = ['para', 'subpara', 'item']
  let level = 0
  return steps.map((step) => (/^\d/.test(step) ? `__subsec_${step}` : `__${levels[Math.min(level++, 2)]}_${step}`)).join('')
}
