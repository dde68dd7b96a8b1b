/** How later decisions leave a case: words of its header, which come before the rest of the citator. */
export const standing = {
  label: 'Standing of this case',
  by: 'by',
  /** Names the button that shows what a signal rests on. */
  words: (signal: string, name: string) => `${signal}: the words that say so of ${name}`,
  none: 'This library no longer knows of a decision that bears on it.',
  afterwards: (words: string) => `That decision in turn: ${words.toLowerCase()}.`,
  asAt: (day: string) => `As at ${day}, by the decisions that this library holds.`,
  source: { 'appeal history': 'From header and orders', 'confirmed treatment': 'Confirmed by an editor' },
}

/** "Para 12" of a case that was just named. */
export const paragraphOfCase = (number: string | null) => (number === null ? 'There' : `Para ${number}`)
