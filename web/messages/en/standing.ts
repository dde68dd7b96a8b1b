import type { Standing } from '#contract/citator'

const number = new Intl.NumberFormat('en-GB')
const listed = (found: Standing['against']) => found.map(({ treatment, cases }) => `${treatment} in ${number.format(cases)}`).join(', ')

/** How later decisions leave a case: words of its header, which come before the rest of the citator. */
export const standing = {
  label: 'Standing of this case',
  by: 'by',
  /** Names the button that shows what a signal rests on. */
  words: (signal: string, name: string) => `${signal}: the words that say so of ${name}`,
  none: 'No decision in this library bears on it any longer.',
  afterwards: (words: string) => `That decision in turn: ${words.toLowerCase()}.`,
  asAt: (day: string) => `As at ${day}, on the decisions held in this library.`,
  /** In one line what is known of a case; silence would be read as good. */
  known: ({ against, support, held, cited_by, as_at }: Standing, isDecided: boolean, day: (date: string) => string) =>
    [
      against.length > 0 ? `Adverse treatment: ${listed(against)}.` : isDecided ? '' : 'No adverse treatment was found in this library.',
      support.length > 0 ? `In support: ${listed(support)}.` : '',
      `Cited by ${cited_by === 0 ? 'none' : number.format(cited_by)} of the ${number.format(held)} decisions held, as at ${day(as_at)}.`,
    ]
      .filter(Boolean)
      .join(' '),
  source: { 'appeal history': 'From header and orders', 'confirmed treatment': 'Confirmed by an editor' },
  /** "Para 12" of a case that was just named; of one whose paragraphs have no numbers "Passage 2", the second of those that are listed. */
  paragraph: (number: string | null, place?: number) =>
    number !== null ? `Para ${number}` : place === undefined ? 'Passage' : `Passage ${place}`,
}
