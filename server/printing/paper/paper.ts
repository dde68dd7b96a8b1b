import { dayInWords } from '#contract/reasons/day-in-words'

/** Colours in which words are written besides that of ink. */
export const tones = { soft: '5c6370', wrong: '9b1c2e', look: '8a5a00', fine: '1f6b3b' } as const
export type Tone = keyof typeof tones

/** Words in one face; where they hold a line feed, a line begins. */
export interface Run {
  text: string
  bold?: boolean
  italic?: boolean
  code?: boolean
  strike?: boolean
  raised?: boolean
  /** Unlike what they are compared with. */
  differs?: boolean
  tone?: Tone
  /** The address where they lead. */
  link?: string
}

/** How a paragraph stands. */
export interface Standing {
  /** How far it stands in. */
  depth?: number
  /** Hangs before it: the sign or number of an item. */
  marker?: string
  /** Its first line begins before the others. */
  hangs?: boolean
  /** It is narrower on the right too. */
  quoted?: boolean
  /** What is said beside the matter itself, more closely set. */
  small?: boolean
}

/** A picture, its sides in pixels. */
export interface Picture {
  media_type: string
  width: number
  height: number
  content: Buffer
}

/** A piece of a paper, one below the other. Headings of the first two levels are large. */
export type Block =
  | { kind: 'heading'; level: number; runs: Run[] }
  | ({ kind: 'paragraph'; runs: Run[] } & Standing)
  | { kind: 'code'; text: string; depth: number }
  | { kind: 'table'; rows: Run[][][] }
  | { kind: 'picture'; picture: Picture; alt: string }
  | { kind: 'rule' }

/** What leaves the house as pages of PDF or as a document of Word: the same blocks in both. */
export interface Paper {
  /** Of the file. */
  title: string
  /** Above the first page. */
  head: string
  isCentred?: boolean
  /** At the head of every page of a PDF. */
  left: string
  right: string
  day: Date
  blocks: readonly Block[]
}

export const heading = (text: string, level: 1 | 3 = 1): Block => ({ kind: 'heading', level, runs: [{ text }] })

export const paragraph = (said: string | Run[], standing: Standing = {}): Block => ({
  kind: 'paragraph',
  runs: typeof said === 'string' ? [{ text: said }] : said,
  ...standing,
})

/** What stands at the foot of every page. */
export const footOf = (day: Date) => `Hukumu, ${dayInWords(day)}`

/** Runs line by line. */
export const linesOf = (runs: readonly Run[]): Run[][] => {
  const lines: Run[][] = [[]]
  for (const run of runs)
    for (const [at, text] of run.text.split('\n').entries()) {
      if (at > 0) lines.push([])
      lines.at(-1)!.push({ ...run, text })
    }
  return lines
}
