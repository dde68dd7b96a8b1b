import { dayInWords } from './day-in-words.ts'
import type { ChatReference } from '../chat.ts'
import type { ChatNotice } from './chat-reasons.ts'
import { sayNarrowed } from './narrowing-words.ts'
import type { ReasonWords } from './say-reason.ts'

const number = new Intl.NumberFormat('en-GB')
const counted = (count: number, what: string) => `${number.format(count)} ${what}${count === 1 ? '' : 's'}`
const listed = (words: readonly string[]) => words.map((one) => `“${one}”`).join(' or ')
const statements = (count: number) => counted(count, 'statement')

/** What is said of an answer of the assistant, in English. */
export const chatNoticeWords = {
  'quotes-only':
    'These are the words of the cases, the law and the digests of the library. The assistant quotes them and does not reason about them.',
  'not-in-case':
    'This case does not speak of what was asked. Ask to search the library too, and other decisions and the law are read beside it.',
  uncited: 'No decision in the library cites it. Others may.',
  'nothing-shown': 'Nothing of the answer could be shown, so the passages that answer are quoted instead.',
  stopped: 'The answer was stopped.',
  'broken-off': 'The answer broke off before its end.',
  'model-unreachable': 'The language model could not be reached. The passages that answer are quoted instead.',
  'model-busy': 'The language model has too much to do. The passages that answer are quoted instead.',
  'model-failed': 'The language model gave no answer that can be used. The passages that answer are quoted instead.',
  held: ({ cases, highest, provisions, unsaid, undecided = [] }) => {
    const court = highest === null ? '' : cases === 1 ? `, of the ${highest}` : `, the highest of the ${highest}`
    const found = [
      ...(provisions > 0 ? [counted(provisions, 'provision')] : []),
      ...(cases > 0 ? [`${counted(cases, 'case')}${court}`] : []),
    ]
    const unsettled = undecided.length > 0 ? ` No decision on ${listed(undecided)} was found that answers it.` : ''
    const silent = unsaid.length > 0 ? ` Nothing in ${cases + provisions === 1 ? 'it' : 'them'} speaks of ${listed(unsaid)}.` : ''
    return `On this the library has ${found.join(' and ')}.${unsettled}${silent}`
  },
  'nothing-held': ({ cases, near = [] }) => {
    const nearest = near.length > 0 ? ` Of the law that it holds these share most words with the question: ${near.join('; ')}.` : ''
    return `The library holds nothing that answers this question. It holds ${number.format(cases)} ${cases === 1 ? 'case' : 'cases'}, of courts in Kenya for the most part, and such laws as were imported.${nearest}`
  },
  'nothing-within': ({ cases }) =>
    `Nothing among these decisions answers this question. The whole library holds ${number.format(cases)} ${cases === 1 ? 'case' : 'cases'}, which were not all searched.`,
  narrowed: (one) => sayNarrowed(one, { kept: one.kept }),
  filtered: (one) => sayNarrowed(one, { by: 'By the filters, ' }),
  'not-held': ({ names }) => `Not in the library: ${names.join('; ')}.`,
  'reference-only': ({ names }) =>
    `Reference only: the library holds how ${names.join(' and ')} ${names.length === 1 ? 'is' : 'are'} cited, and neither ${names.length === 1 ? 'its' : 'their'} text nor what ${names.length === 1 ? 'it stands' : 'they stand'} for.`,
  withheld: ({ statements: count }) =>
    `${statements(count)} of the assistant ${count === 1 ? 'is' : 'are'} left out: ${count === 1 ? 'it names' : 'each names'} what the library does not have, or what may not be shown.`,
  'not-seen': ({ statements: count }) =>
    `${statements(count)} ${count === 1 ? 'rests' : 'rest'} on a document that you do not see, and ${count === 1 ? 'is' : 'are'} left out.`,
} satisfies ReasonWords<ChatNotice>

/** What is said beside a passage of a separate opinion. */
const opinionWords: Partial<Record<NonNullable<ChatReference['opinion']>, string>> = {
  dissenting: 'dissenting',
  concurring: 'concurring',
}

/** What a case is called for short: 'Achieng v Barasa' of 'Achieng v Barasa (Civil Appeal 12 of 2020) [2021] KECA 1 (KLR) (4 March 2021)'. */
export function shortTitle(title: string): string {
  const name = title.split(/\s*(?:\((?=(?:[^()]|\([^()]*\))*\d)|\[\d{4}\])/, 1)[0]!.trim()
  return name === '' ? title : name
}

type Source = Omit<ChatReference, 'n' | 'quote'>

/** What is said of words that are the assistant's own: 'in the assistant’s words; compare para 12'. */
export const ownWords = (references: readonly Pick<ChatReference, 'pinpoint'>[]): string => {
  const places = [...new Set(references.map(({ pinpoint }) => pinpoint).filter((one) => one !== ''))]
  return places.length === 0 ? 'in the assistant’s words' : `in the assistant’s words; compare ${places.join(', ')}`
}

/** What is said beside words that are not the court's own. */
const voiceWords = {
  party: 'what a party says',
  prayer: 'orders that were sought',
  'court-below': 'what the court below said',
} satisfies Record<NonNullable<ChatReference['voice']>, string>

/** Where a passage stands and what is to be known of it: 'Achieng v Barasa, para 12 (dissenting, Otieno J; overruled)'. */
export const sourceInBrief = (source: Source): string => place(source, source.kind === 'case' ? shortTitle(source.title) : source.title)

/** The same with the whole title and the citation of the case. */
export const sourceWords = (source: Source): string => {
  const { title, citation } = source
  return place(source, citation === null || title.includes(citation) ? title : `${title} ${citation}`)
}

function place({ pinpoint, opinion, author, standing, voice, quotes, kind, date }: Source, name: string): string {
  if (kind === 'check') return `Check of “${name}”${date === null ? '' : ` of ${dayInWords(date)}`}, ${pinpoint}`
  if (kind === 'provision') return date === null ? name : `${name.replace(/\.$/, '')} (text as at ${dayInWords(date)})`
  const said = opinion === null ? undefined : opinionWords[opinion]
  const opinionBy = said === undefined ? [] : [author === null ? said : `${said}, ${author}`]
  const stands = standing === null || standing.level === 'positive' ? [] : [standing.kind]
  const known = [...(voice ? [voiceWords[voice]] : []), ...opinionBy, ...stands].join('; ')
  const at = quotes ? `${quotes}, quoted in ${name}, ${pinpoint}` : `${name}, ${pinpoint}`
  return known === '' ? at : `${at} (${known})`
}
