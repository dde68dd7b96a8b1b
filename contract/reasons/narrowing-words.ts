import { dayInWords } from './day-in-words.ts'
import type { Narrowing } from './narrowing.ts'

const either = new Intl.ListFormat('en-GB', { type: 'disjunction' })

/** 'given since 24 November 2021', 'given from 2012 to 2016', 'given in March 2022'; empty without bounds. */
function sayDays({ from, to }: Narrowing): string {
  if (from === null) return to === null ? '' : ` given up to ${dayInWords(to)}`
  if (to === null) return ` given since ${dayInWords(from)}`
  if (from === to) return ` given on ${dayInWords(from)}`
  const [first, last] = [from.slice(0, 4), to.slice(0, 4)]
  if (from.endsWith('-01-01') && to.endsWith('-12-31')) return first === last ? ` given in ${first}` : ` given from ${first} to ${last}`
  const month = from.slice(0, 8)
  const isMonth = to.startsWith(month) && from.endsWith('-01') && new Date(Date.parse(to) + 86_400_000).getUTCDate() === 1
  return isMonth ? ` given in ${dayInWords(from).replace(/^\S+ /, '')}` : ` given between ${dayInWords(from)} and ${dayInWords(to)}`
}

/** 'of the Commercial and Tax Division of the High Court at Milimani, by Justice Mativo' */
function sayWho({ judges, courts, place, division }: Narrowing): string {
  const at = place === null ? '' : ` at ${place}`
  const named = courts.map((court) => `the ${court}${at}`)
  const ofCourt = courts.length === 0 ? '' : ` of ${division === null ? '' : `the ${division} Division of `}${either.format(named)}`
  return `${ofCourt}${judges.length === 0 ? '' : ` by ${either.format(judges)}`}`
}

/** 'decisions of the High Court at Kisumu given since 24 November 2021' */
const decisionsOf = (narrowing: Narrowing): string => `decisions${sayWho(narrowing)}${sayDays(narrowing)}`

/** Whether anything is left out; the newest first leaves nothing out. */
export const leavesOut = ({ judges, courts, from, to }: Narrowing): boolean =>
  judges.length > 0 || courts.length > 0 || from !== null || to !== null

/** What was narrowed, in a sentence. `by` begins it ('By the filters, '), `kept` says that it is narrowed by what was asked before. */
export function sayNarrowed(narrowing: Narrowing & { held: boolean }, { by = '', kept = false } = {}): string {
  const begun = (words: string) => (by === '' ? `${words[0]!.toUpperCase()}${words.slice(1)}` : `${by}${words}`)
  if (!leavesOut(narrowing)) return begun('newer decisions go before older ones.')
  const which = `only ${decisionsOf(narrowing)} were`
  const before = kept ? ', keeping to what was asked before' : ''
  if (!narrowing.held) return begun(`${which} asked for${before}, and the library has none.`)
  return begun(`${which} searched${before}${narrowing.latest ? ', and the newest go first' : ''}.`)
}
