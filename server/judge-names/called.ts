import { forenamesAgree, isShortFor, partsOf } from './compare-forms.ts'
import { readJudgeName } from './judge-names.ts'

/** A form of a judge's name as lists know it. */
export interface NamedForm {
  id: number
  key: string
  name: string
  same_as: number | null
}

/** The surname of a judge as somebody asks for it: 'Lady Justice P.M. Mwilu', 'Mwilu DCJ'; empty for what is no name. */
export const surnameOf = (asked: string): string => partsOf(readJudgeName(asked)?.key ?? '').surname

/**
 * The forms of the one judge who is called so, the fullest first. `forms` are those of the surname, with every other form of the judges that they
 * mean. A name that is printed so goes before one that differs in titles and stops, and that before one that is short for it or is what it is
 * short for. None where nobody is called so, or two judges may be.
 */
export function formsCalled<F extends NamedForm>(forms: readonly F[], asked: string): F[] {
  const { key = '', name = asked } = readJudgeName(asked) ?? {}
  const { surname, initials } = partsOf(key)
  const mainOf = ({ id, same_as }: F) => same_as ?? id
  const fits = (form: F) => {
    const other = partsOf(form.key)
    const fuller = isShortFor(initials, other.initials) || (other.initials !== '' && isShortFor(other.initials, initials))
    return other.surname === surname && fuller && forenamesAgree(name, form.name)
  }
  const printed = forms.find((form) => form.name.toLowerCase() === asked.trim().toLowerCase()) ?? forms.find((form) => form.key === key)
  const meant = printed ? [mainOf(printed)] : [...new Set(forms.filter(fits).map(mainOf))]
  if (meant.length !== 1) return []
  return forms
    .filter((form) => mainOf(form) === meant[0])
    .toSorted((a, b) => Number(a.id !== meant[0]) - Number(b.id !== meant[0]) || a.name.localeCompare(b.name))
}
