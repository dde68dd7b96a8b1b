/** A citation with what was read of it by the machine and by hand: treatments, '*' where another court's is told. */
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

const negative = /^(?:overruled|per incuriam|reversed|departed from|distinguished)\*?$/
const none: ReadonlySet<string> = new Set(['cited', 'party', 'quoted'])

/** Figures of all treatment, or of the negative alone. */
export function figuresOf(judged: readonly Judged[], only: 'all' | 'negative'): Figures {
  const counts = (treatment: string) => !none.has(treatment) && (only === 'all' || negative.test(treatment))
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
