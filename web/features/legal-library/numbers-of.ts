import type { Act, ActInBrief } from '#contract/legislation'
import type { LegalLibraryMessages } from '../../messages/legal-library.ts'

type NumberWords = Pick<LegalLibraryMessages, 'noticeOf' | 'numberOf' | 'capOf' | 'from'>

type Numbered = Pick<ActInBrief, 'kind' | 'country' | 'number' | 'year' | 'cap'>

/** 'No. 11 of 2007' and 'Cap. 226', or the legal notice of rules; the year alone where no number is known. Law from elsewhere says from where. */
export function numbersOf({ kind, country, number, year, cap }: Numbered, words: NumberWords): string[] {
  const numbered =
    number !== null && year !== null ? (kind === 'subsidiary' ? words.noticeOf : words.numberOf)(number, year) : year?.toString()
  const from = country.slice(0, 2) === 'ke' ? undefined : words.from(country)
  return [from, numbered, cap === null ? undefined : words.capOf(cap)].filter((one) => one !== undefined)
}

/** What is known of an Act beside its title, in the order in which it is told. */
export function factsOf(
  act: Pick<Act, 'kind' | 'country' | 'number' | 'year' | 'cap' | 'status' | 'assented' | 'commenced'>,
  words: NumberWords & Pick<LegalLibraryMessages, 'kinds' | 'act'>,
  formatDay: (day: string) => string,
): string[] {
  return [
    ...(act.kind === 'constitution' ? [] : [words.kinds[act.kind], ...numbersOf(act, words)]),
    act.assented === null ? null : words.act.assented(formatDay(act.assented)),
    act.commenced === null || act.status === 'not_commenced' ? null : words.act.commenced(formatDay(act.commenced)),
  ].filter((fact) => fact !== null)
}
