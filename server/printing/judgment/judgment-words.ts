import type { Case, Part } from '#contract/cases'

/** What the pages say besides the words of the judgment. */
export const words = {
  from: (day: string) => `Hukumu · ${day}`,
  sample: 'Sample. This judgment was invented to show how Hukumu works: no court decided it, and it must not be cited.',
  digest: 'This is a digest. The library holds what the case stands for, not the text of the judgment.',
  stub: 'The text of this decision is not here: the source had not published it when it was taken into the library.',
  own: 'From a private library.',
  standsFor: 'What the case stands for',
  keyPoints: 'Key points',
  parallel: 'Also cited as',
  source: 'Source',
  orders: 'Orders',
  court: 'Court',
  date: 'Date',
  number: 'Case number',
  judges: 'Coram',
  parties: 'Parties',
  outcome: 'Outcome',
  noCourt: 'Court not specified',
} as const

const opinions = {
  sole: 'Judgment',
  majority: 'Opinion of the majority',
  concurring: 'Concurring opinion',
  dissenting: 'Dissenting opinion',
  opinion: 'Opinion',
}

/** 'Dissenting opinion · RADING, SCJ' */
export const opinionName = ({ opinion_kind, author }: Pick<Part, 'opinion_kind' | 'author'>): string =>
  [opinions[opinion_kind ?? 'sole'], ...(author === null ? [] : [author])].join(' · ')

/** Title without the citation, date and kind of document that follow the parties and the number in full titles. */
export function shortTitle({ title }: Pick<Case, 'title'>): string {
  const cut = title.search(/\s*(?:\((?:[^()]|\([^()]*\))*\b\d{4}\)\s*)?\[\d{4}\]/)
  return cut > 0 ? title.slice(0, cut) : title
}
