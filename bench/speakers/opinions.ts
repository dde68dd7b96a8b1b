import { readFileSync } from 'node:fs'
import { splitText } from '../../server/areas/documents/import/split/split-text.ts'

/** A labelled opinion of a judgment of several, and what it is taken for. `opinion` says nothing of its kind; `sole` takes it for the court's own. */
export interface LabelledOpinion {
  line: number
  label: string
  told: string
  isHeld: boolean
}

const front = ['REPUBLIC OF KENYA', 'IN THE COURT OF APPEAL AT NYERI', 'BETWEEN', 'A ………… APPELLANT', 'VERSUS', 'B ………… RESPONDENT']
const first = ['JUDGMENT OF TANGA, JA', '1. The appellant moved a fence, and the respondent moved it back on the very same day.']
const signed = ['DATED AND DELIVERED AT NYERI THIS 2ND DAY OF MAY 2003', 'JUDGE OF APPEAL']
/** A heading of the first opinion in the form of the others: 'LORD TANGA:'. */
const likeIn = (heading: string): string[] => {
  const person = /^(LORD|LADY|Lord Justice|LORD JUSTICE)\b/.exec(heading)
    ? 'LORD TANGA:'
    : /\bA?J\b(?!A)/.test(heading)
      ? 'TANGA J'
      : first[0]!
  return [person, first[1]!]
}

/** Reads every labelled opinion as the second of its judgment. */
export function readOpinions(): LabelledOpinion[] {
  const rows = readFileSync(new URL('opinion-labels.tsv', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
  return rows.flatMap((row, at) => {
    if (row.startsWith('#')) return []
    const [label = '', heading = '', words = ''] = row.split('\t')
    const { layout, content } = splitText({ blocks: [...front, ...likeIn(heading), ...signed, heading, ...words.split(' ¶ '), ...signed] })
    const last = layout.parts.findLast(({ kind }) => kind === 'opinion')!
    const begins = layout.paragraphs.find(([, , , , , part]) => part === last.position)![0]
    const told = content.slice(begins).includes('moved a fence') ? 'sole' : last.opinion_kind!
    return [{ line: at + 1, label, told, isHeld: at % 3 === 0 }]
  })
}
