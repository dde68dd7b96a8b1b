/** What a judgment came to and for whom, as a person labelled it: where its orders do two things at once, either reading is right. */
export interface Label {
  readings: readonly { disposition: string; favours: string }[]
  /** As an editor of a report would say it; none where that is not labelled. */
  words: readonly string[]
}

/** A labelled judgment with what the machine read in it; null where it read nothing. */
export interface Judged {
  label: Label
  read: { disposition: string; favours: string } | null
  /** What a list of cases says of it. */
  words: string | null
}

/** 'right'; 'bare' where it says what happened and not to which matter ('Dismissed'); 'wrong', and 'unsaid' where it is silent. */
export function wordingOf({ label, words }: Judged): 'right' | 'bare' | 'wrong' | 'unsaid' | 'unlabelled' {
  if (label.words.length === 0) return 'unlabelled'
  if (words === null) return 'unsaid'
  if (label.words.includes(words)) return 'right'
  return label.words.some((one) => one.toLowerCase().endsWith(` ${words.toLowerCase()}`)) ? 'bare' : 'wrong'
}

/** Of all judgments, how many are spoken for, of these how many rightly, and for how many of these the party favoured is right as well. */
export interface Figures {
  all: number
  /** Of all, those whose ending says what became of the matter; the others want silence. */
  decided: number
  spoken: number
  /** Of those whose ending says it, how many are spoken for. */
  answered: number
  right: number
  rightFavour: number
}

const saysIt = ({ label }: Judged) => label.readings.some(({ disposition }) => disposition !== 'unknown')

export const isRight = ({ label, read }: Judged): boolean =>
  read !== null && label.readings.some(({ disposition }) => disposition === read.disposition)

const isRightFor = ({ label, read }: Judged): boolean =>
  read !== null && label.readings.some(({ disposition, favours }) => disposition === read.disposition && favours === read.favours)

export const figuresOf = (judged: readonly Judged[]): Figures => ({
  all: judged.length,
  decided: judged.filter(saysIt).length,
  spoken: judged.filter(({ read }) => read !== null).length,
  answered: judged.filter((one) => saysIt(one) && one.read !== null).length,
  right: judged.filter(isRight).length,
  rightFavour: judged.filter(isRightFor).length,
})

/** A row of `labels.tsv`: 'allowed|remitted' and 'moving|unknown' are two readings. */
export function labelOf(dispositions: string, favours: string, words: string): Label {
  const whom = favours.split('|')
  return {
    words: words === '' ? [] : words.split('|'),
    readings: dispositions.split('|').map((disposition, i) => ({ disposition, favours: whom[i] ?? whom[0]! })),
  }
}
