import { forenamesAgree, isShortFor, partsOf } from '../../../judge-names/compare-forms.ts'

/** A form of a judge's name as documents print it, with where and when it sat. */
export interface JudgeForm {
  id: number
  /** Surname and initials: 'warsame ma'; the surname alone where no initial is printed. */
  key: string
  name: string
  /** Codes of courts in whose judgments the form stands. */
  courts: readonly string[]
  /** YYYY of the first and the latest of them; null where none is dated. */
  from: number | null
  to: number | null
}

/** Years by which the times of two forms may lie apart: an older library has gaps. */
const gap = 5

const together = (a: JudgeForm, b: JudgeForm): boolean => {
  if (!a.courts.some((court) => b.courts.includes(court))) return false
  if (a.from === null || a.to === null || b.from === null || b.to === null) return false
  return a.from <= b.to + gap && b.from <= a.to + gap
}

/**
 * Which forms mean the same judge: for each form that is short for another, the id of the fullest. A form is only joined when one judge
 * alone can be meant: the same surname, initials and forenames that agree, a court in common, and times that meet. What editors have
 * decided goes before: `decided` leads from the key of a form to the key that it means, or to itself where it stays apart. Forms that are
 * not in the answer stand for themselves. The answer does not depend on the order of the forms.
 */
export function resolveJudges(forms: readonly JudgeForm[], decided: ReadonlyMap<string, string>): Map<number, number> {
  const bySurname = Map.groupBy(forms, ({ key }) => partsOf(key).surname)
  const byKey = new Map(forms.map((form) => [form.key, form]))
  const longer = (form: JudgeForm): JudgeForm | null => {
    const means = decided.get(form.key)
    if (means !== undefined) return means === form.key ? null : (byKey.get(means) ?? null)
    const { surname, initials } = partsOf(form.key)
    const possible = bySurname
      .get(surname)!
      .filter(
        (other) => isShortFor(initials, partsOf(other.key).initials) && forenamesAgree(form.name, other.name) && together(form, other),
      )
      .sort((a, b) => partsOf(b.key).initials.length - partsOf(a.key).initials.length || a.key.localeCompare(b.key))
    const [fullest] = possible
    // Two that are not short for one another are two judges, and the form may mean either.
    const one = possible.slice(1).every((other) => isShortFor(partsOf(other.key).initials, partsOf(fullest!.key).initials))
    return fullest && one ? fullest : null
  }
  const same = new Map<number, number>()
  for (const form of forms) {
    const seen = new Set([form.id])
    let last = form
    for (let next = longer(form); next && !seen.has(next.id); next = longer(next)) {
      seen.add(next.id)
      last = next
    }
    if (last !== form) same.set(form.id, last.id)
  }
  return same
}
