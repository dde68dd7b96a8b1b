import { findCitations } from '#citations/find'
import { between, pick, seededRandom } from '../random.ts'
import { createForms } from './forms.ts'

export interface FormFigures {
  /** For each form, how many were made and how many were found with their exact span and kind. */
  forms: Record<string, { right: number; all: number }>
  /** Passages with several citations side by side of which exactly those were found. */
  together: { right: number; all: number }
  misses: string[]
}

const BEFORE = ['The court relied on ', 'See ', 'In Achieng v Wafula, ', 'pursuant to ', '(see ', 'brought under the provisions of ']
const AFTER = [', and so it was.', '. The appeal fails.', '; the rest follows.', ') the court said.', ' and others.', ' at the hearing.']
const BETWEEN = ['; ', '. ', ', as well as ', ' as applied in ']

const found = (text: string) => findCitations(text).map(({ kind, start, text: words }) => `${start} ${kind}: ${words}`)

/** Makes citations up in every form, alone and side by side, and counts those that are found as they were made. */
export function measureForms(count: number): FormFigures {
  const random = seededRandom(20_261_121)
  const forms = createForms(random)
  const figures: FormFigures = { forms: {}, together: { right: 0, all: 0 }, misses: [] }
  const check = (text: string, expected: readonly string[], figure: { right: number; all: number }) => {
    figure.all += 1
    if (found(text).join('\n') === expected.join('\n')) figure.right += 1
    else figures.misses.push(JSON.stringify(text))
  }
  for (const [form, print] of Object.entries(forms)) {
    const figure = { right: 0, all: 0 }
    figures.forms[form] = figure
    for (let i = 0; i < count; i += 1) {
      const before = pick(random, BEFORE)
      const { kind, text } = print()
      check(before + text + pick(random, AFTER), [`${before.length} ${kind}: ${text}`], figure)
    }
  }
  for (let i = 0; i < 4 * count; i += 1) {
    let text = pick(random, BEFORE)
    const expected: string[] = []
    for (let left = between(random, 2, 4); left > 0; left -= 1) {
      const printed = pick(random, Object.values(forms))()
      expected.push(`${text.length} ${printed.kind}: ${printed.text}`)
      text += printed.text + pick(random, left > 1 ? BETWEEN : AFTER)
    }
    check(text, expected, figures.together)
  }
  return figures
}
