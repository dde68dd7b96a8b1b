import type { ActReference } from '../citation.ts'

/** By what an Act is told from others: 't act employment' by its title, 'c 301' by its chapter, 'n 2015/26' by its number. */
export type ActKey = `${'t' | 'c' | 'n'} ${string}`

/** Words of a title that are left out or put in another order: 'Landlord & Tenant (Hotels, Shops …) Act' is the same Act. */
const SMALL: ReadonlySet<string> = new Set('the of and to in for on with by or a an kenya republic laws chapter cap'.split(' '))

/** Acts by the letters that lawyers give them; those that mean two Acts (LRA, LTA) are read only where a text says which. */
const byLetters: Readonly<Record<string, string>> = {
  CPA: 'Civil Procedure Act',
  CPR: 'Civil Procedure Rules',
  CPC: 'Criminal Procedure Code',
  COK: 'Constitution of Kenya',
  EA: 'Employment Act',
  LSA: 'Law of Succession Act',
  PPADA: 'Public Procurement and Asset Disposal Act',
  FAAA: 'Fair Administrative Action Act',
  SOA: 'Sexual Offences Act',
  WIBA: 'Work Injury Benefits Act',
  DPA: 'Data Protection Act',
}

/** The title that letters stand for: 'CPA' → 'Civil Procedure Act'; null for any that are not always one Act's. */
export const titleOfLetters = (letters: string): string | null => byLetters[letters.replace(/[.\s]/g, '').toUpperCase()] ?? null

// 'Magistrate’s', 'Courts', 'Actions' → singular; 'process' and 'bus' stay
const singular = (word: string): string => word.replace(/(?<=[a-z]{3}[^siu])s$/, '')

const LAW_OF = /^(?:the\s+)?law\s+of\s+(?!kenya|the\b)\p{L}/iu
const KIND_OF_LAW: ReadonlySet<string> = new Set(['act', 'code', 'rule', 'regulation', 'order', 'ordinance', 'bill'])

/** The key of a title; null where it names no Act: 'Act', 'Rules'. */
export function keyOfTitle(title: string): ActKey | null {
  const words = title
    .toLowerCase()
    .replace(/[’']s?\b/g, '')
    .replace(/\b(?:1[89]|20)\d\d\b|\bas\s+amended\b|\brev(?:ised)?\b/g, ' ')
    .match(/\p{L}+/gu)
    ?.filter((word) => !SMALL.has(word))
    .map(singular)
  if (!words || words.length === 0) return null
  // 'the Law of Succession, Cap 160': as its Act is called in court
  if (LAW_OF.test(title) && !words.some((word) => KIND_OF_LAW.has(word))) words.push('act')
  const own = [...new Set(words)].filter((word, _, all) => word !== 'act' || !all.includes('code'))
  if (own.length === 1 && own[0] !== 'constitution') return null
  return `t ${own.toSorted().join(' ')}`
}

/** The key of an Act as a text names it: by its title, else by chapter or number. */
export function keyOfAct({ name, cap, number, year }: Pick<ActReference, 'name' | 'cap' | 'number' | 'year'>): ActKey | null {
  const titled = keyOfTitle(titleOfLetters(name) ?? name)
  if (titled) return titled
  if (cap) return `c ${cap.toUpperCase()}`
  return number !== undefined && year !== undefined ? `n ${year}/${number}` : null
}

/** Rules that are not called as the Act under which they are made. */
const parents: Readonly<Record<string, string>> = Object.fromEntries(
  (
    [
      ['Probate and Administration Rules', 'Law of Succession Act'],
      ['Court of Appeal Rules', 'Appellate Jurisdiction Act'],
      ['Employment and Labour Relations Court (Procedure) Rules', 'Employment and Labour Relations Court Act'],
    ] as const
  ).flatMap(([rules, act]) => {
    const [from, to] = [keyOfTitle(rules), keyOfTitle(act)]
    return from && to ? [[from, to]] : []
  }),
)

/** The key of the Act under which rules are made, else of the one that is called as they are; null for what are no rules. */
export function keyOfParent(rules: ActKey): ActKey | null {
  const words = rules.split(' ')
  if (!words.some((word) => word === 'rule' || word === 'regulation')) return null
  return (
    (parents[rules] as ActKey | undefined) ??
    keyOfTitle(
      words
        .slice(1)
        .map((word) => (word === 'rule' || word === 'regulation' ? 'act' : word))
        .join(' '),
    )
  )
}

/** Every key by which an Act may be cited. */
export function keysOfHeldAct(act: { title: string; cap: string | null; number: string | null; year: number | null }): ActKey[] {
  const titled = keyOfTitle(act.title)
  return [
    ...(titled ? [titled] : []),
    ...(act.cap ? [`c ${act.cap.toUpperCase()}` as const] : []),
    ...(act.number && act.year !== null ? [`n ${act.year}/${act.number}` as const] : []),
  ]
}
