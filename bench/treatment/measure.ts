/** A citation in the paragraph where something is said of it, as the machine and as a reader have it: treatments, '*' where another court's is told. */
export interface Judged {
  machine: readonly string[]
  hand: readonly string[]
}

/** How many leads there are, how many of them are right, and how many there should be. */
export interface Figures {
  leads: number
  right: number
  expected: number
}

const classes = {
  negative: /^(?:overruled|per incuriam|reversed|departed from|distinguished)\*?$/,
  positive: /^(?:upheld|applied|followed)\*?$/,
  neutral: /^(?:explained|considered)\*?$/,
} as const
/** Treatments by what they mean for the case treated. */
export type Class = keyof typeof classes
export const classNames = Object.keys(classes) as Class[]

const none: ReadonlySet<string> = new Set(['cited', 'party', 'quoted'])

/** Figures of all treatment, or of one class alone. */
export function figuresOf(judged: readonly Judged[], only?: Class): Figures {
  const counts = (treatment: string) => (only ? classes[only].test(treatment) : !none.has(treatment))
  const figures = { leads: 0, right: 0, expected: 0 }
  for (const { machine, hand } of judged) {
    figures.leads += machine.filter(counts).length
    figures.right += machine.filter((one) => counts(one) && hand.includes(one)).length
    figures.expected += hand.filter(counts).length
  }
  return figures
}

/** Leads in words of the parties, or in words that are quoted. */
export const leadsInWordsOf = (judged: readonly Judged[], whose: 'party' | 'quoted'): number =>
  judged.filter(({ hand, machine }) => hand.includes(whose) && machine.length > 0).length
