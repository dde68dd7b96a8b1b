import type { WrittenFault } from './labelled.ts'
import type { LabelledPassage } from './passages.ts'

export type FreeFaultKind =
  | WrittenFault
  | 'neighbouring paragraph'
  | 'foreign text'
  | 'invented case'
  | 'mixed name'
  | 'other name'
  | 'altered quotation'
  | 'altered figure'
  | 'wrong pinpoint'

export interface FreeFault {
  kind: FreeFaultKind
  sentence: string
}

const lower = (sentence: string) =>
  /^(?:A|An|The|It|Here|No|Only|Such|That|There|Both|For|Since|To)\b/.test(sentence)
    ? sentence[0]!.toLowerCase() + sentence.slice(1)
    : sentence

/** Faults in what is told of some paragraphs: those written by hand, and true sentences with one thing changed. `foreign` is true of other cases. */
export function faultsIn(paragraphs: readonly LabelledPassage[], foreign: readonly LabelledPassage[]): FreeFault[] {
  const faults: FreeFault[] = []
  for (const [at, { n, neighbour, text, ...one }] of paragraphs.entries()) {
    const add = (kind: FreeFaultKind, sentence: string, of = n) => faults.push({ kind, sentence: `${sentence} [${of}].` })
    for (const sentence of one.opposite) add('opposite', sentence)
    for (const sentence of one.swapped ?? []) add('swapped party', sentence)
    for (const sentence of one.widened ?? []) add('widened', sentence)
    for (const sentence of one.added ?? []) add('added', sentence)
    for (const sentence of one.true) add('neighbouring paragraph', sentence, neighbour)
    for (const sentence of foreign[at]?.true ?? []) add('foreign text', sentence)
    const [first, second, third] = one.true as [string, string, string]
    add('invented case', `In Njoroge v Simiyu Holdings [2016] KECA ${77_300 + at} (KLR) it was held that ${lower(first)}`)
    const other = paragraphs[(at + 5) % paragraphs.length]!
    add('mixed name', `In ${other.title} ${one.citation} it was held that ${lower(second)}`)
    add('other name', `As Justice Kilonzo of Lodwar put it, ${lower(third)}`)
    add('wrong pinpoint', `At para ${140 + at} it is said that ${lower(first)}`)
    const words = text.split(/\s+/)
    add(
      'altered quotation',
      `The court said that “${[...words.slice(2, 6), 'surely', ...words.slice(6, 12)].join(' ').replace(/[.,;]$/, '')}”`,
    )
    for (const sentence of one.true)
      if (/\d/.test(sentence))
        add(
          'altered figure',
          sentence.replace(/(\d)(?=\D*$)/, (digit) => String((Number(digit) + 3) % 10)),
        )
  }
  return faults
}
