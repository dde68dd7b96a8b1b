import type { AuthorityGroup, BundleCover } from '#contract/bundles'
import type { Doubt } from '#contract/citation-lists'
import type { SignalInBrief } from '#contract/citator'
import type { Part } from '#contract/cases'
import type { Pinpoint } from '#contract/pinpoint'
import { dayInWords } from '#contract/reasons/day-in-words'
import type { Speaker } from '#contract/passage-search'

/** What the bundle says besides what the advocate and the courts say. */
export const words = {
  bundle: 'Bundle of Authorities',
  list: 'List of Authorities',
  index: 'Index',
  digest: 'Digest of Authorities',
  drawnBy: 'DRAWN & FILED BY:',
  servedOn: 'TO BE SERVED UPON:',
  dated: (station: string, year: number) =>
    `DATED${station === '' ? '' : ` at ${station.toUpperCase()}`} this ______ day of ____________________ ${year}.`,
  signature: (party: string) => (party === '' ? 'ADVOCATES' : `ADVOCATES FOR THE ${party.toUpperCase()}`),
  number: 'No.',
  authority: 'Authority',
  page: 'Page',
  cover: 'Cover',
  notBound: 'listed only',
  groups: {
    binding: 'Binding decisions',
    persuasive: 'Persuasive decisions of Kenyan courts',
    foreign: 'Decisions of courts elsewhere',
    legislation: 'The Constitution and legislation',
    other: 'Books and other authorities',
  } satisfies Record<AuthorityGroup, string>,
  underNone: 'Other authorities',
  lacksText: 'text not in this library: copy to be supplied',
  lawAsAt: (day: string) => `As at ${day}`,
  source: (source: string) => `Source: ${source}`,
  doubts: {
    'not held': 'not held: copy to be supplied',
    'other name': 'named differently in the library: verify',
    sample: 'invented sample: not a decision',
    reversed: 'reversed on appeal',
    overruled: 'overruled',
    'per incuriam': 'held to have been decided per incuriam',
  } satisfies Record<Doubt, string>,
  signals: {
    'reversed on appeal': 'Reversed on appeal',
    overruled: 'Overruled',
    'per incuriam': 'Held to have been decided per incuriam',
    'varied on appeal': 'Varied on appeal',
    stayed: 'Stayed',
    'appeal pending': 'Under appeal',
    appealed: 'Appealed from',
    'departed from': 'Departed from in a later decision',
    distinguished: 'Distinguished in a later decision',
    'upheld on appeal': 'Upheld on appeal',
  } satisfies Record<SignalInBrief['kind'], string>,
  standing: 'Standing',
  reliedOn: 'Relied on for',
  pinpoint: ({ unit, from, to }: Pinpoint) => {
    const [one, several, of] = unit === 'paragraph' ? ['paragraph', 'paragraphs', ''] : ['page', 'pages', ' of the copy held']
    return `${from === to ? `${one} ${from}` : `${several} ${from} to ${to}`}${of}`
  },
  /** In place of a pinpoint. */
  unnumbered: 'paragraph not numbered in this copy',
  /** Whose words are quoted, where they are not the court's. */
  opinions: {
    dissenting: (author) => (author === null ? 'dissenting opinion' : `dissenting opinion of ${author}`),
    concurring: (author) => (author === null ? 'concurring opinion' : `concurring opinion of ${author}`),
    opinion: (author) => (author === null ? 'one of several opinions' : `opinion of ${author}`),
  } as { [Kind in NonNullable<Part['opinion_kind']>]?: (author: string | null) => string },
  speakers: { party: 'submission of a party', prayer: 'orders that were sought', 'court-below': 'the court below, as told' } as {
    [One in Speaker]?: string
  },
  bundlePage: (page: string) => `page ${page} of this bundle`,
  onlyPassages: 'The passages relied on. What stands between them is left out.',
  leftOut: '[ … ]',
  none: 'No authorities.',
} as const

/** "Appellant's", "Respondents'" */
const possessive = (party: string) => `${party}${/s$/i.test(party) ? '’' : '’s'}`

/** 'Appellant’s Bundle of Authorities' */
export const titleOf = ({ filed_for: party }: Pick<BundleCover, 'filed_for'>, what: 'bundle' | 'list'): string =>
  party === '' ? words[what] : `${possessive(party)} ${words[what]}`

/** How an authority stands, where that is more than nothing known. */
export const warningOf = (signal: SignalInBrief | null): string | null => {
  if (signal === null || signal.level === 'positive') return null
  return signal.decided_on === null ? words.signals[signal.kind] : `${words.signals[signal.kind]} (${dayInWords(signal.decided_on)})`
}
