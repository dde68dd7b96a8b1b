import { findCitations } from '#citations/find'
import { resolveBackReferences } from '#citations/resolve'
import { readTreatments } from '#citations/treatment/read-treatments'
import { readReferences } from '../../server/areas/citations/references.ts'
import { labelsIn } from './documents.ts'

/** The cases of which the invented sentences speak, by the letter that stands for each. */
const cases: Readonly<Record<string, string>> = {
  A: 'Otieno v Wekesa [2014] KECA 22 (KLR)',
  B: 'Barasa & another v Chebet & 2 others [2011] eKLR',
  C: 'Kamau v Republic [1987] KLR 301',
  D: 'Lakeside Millers Limited v Njuguna [2019] KEHC 4501 (KLR)',
  S: 'Musyoka v Attorney General [2016] KESC 7 (KLR)',
}

/** What is read of one sentence beside its label, each as 'A=followed*'. */
export interface SentenceJudged {
  sentence: string
  /** Of each the readings that are right. */
  hand: readonly (readonly string[])[]
  machine: readonly string[]
  heldOut: boolean
}

export interface SentenceFigures {
  sentences: number
  /** Sentences of which all is read and nothing else. */
  whole: number
  leads: number
  right: number
  expected: number
  /** The treatment is right and who treats the case so is not. */
  wrongWhose: number
}

/** Reads each invented sentence as a paragraph of a court; every third is held out, so that only its totals are shown. */
export const judgeSentences = (): SentenceJudged[] =>
  labelsIn('labels/sentences.tsv').map(([written, label], place) => ({
    sentence: written!,
    hand: label === '-' ? [] : label!.split(/ (?=[A-Z]=)/).map(readingsOf),
    machine: read(written!),
    heldOut: place % 3 === 2,
  }))

/** 'A=overruled*\/departed from' is right in either way. */
const readingsOf = (label: string): string[] => {
  const [letter, treatments] = label.split('=')
  return treatments!.split('/').map((treatment) => `${letter}=${treatment}`)
}

function read(written: string): string[] {
  let content = ''
  const paragraphs: { start: number; end: number; kind: string; part: number }[] = []
  const places: { letter: string; start: number; end: number }[] = []
  for (const [place, text] of written.split(' ¶ ').entries()) {
    const start = content.length
    content += `${place + 1}. `
    for (const piece of text.split(/(\{[A-Z]\})/)) {
      const letter = /^\{([A-Z])\}$/.exec(piece)?.[1]
      if (letter) places.push({ letter, start: content.length, end: content.length + cases[letter]!.length })
      content += letter ? cases[letter]! : piece
    }
    paragraphs.push({ start, end: content.length, kind: 'paragraph', part: 0 })
    content += '\n\n'
  }
  const citations = findCitations(content)
  const references = readReferences(citations, resolveBackReferences(citations, content), content)
  const letterOf = (index: number): string => {
    const { start, antecedents } = references[index]!
    return antecedents.length > 0 ? letterOf(antecedents[0]!) : (places.find((one) => start >= one.start && start < one.end)?.letter ?? '?')
  }
  const stretches = references.map(({ name, start, end }) => ({ start: name?.start ?? start, end }))
  const leads = readTreatments({ content, parts: [{ kind: 'opinion', opinion_kind: 'sole' }], paragraphs }, stretches)
  return [...new Set(leads.map(({ cited, treatment, by }) => `${letterOf(cited)}=${treatment}${by === 'this court' ? '' : '*'}`))]
}

export function figuresOfSentences(judged: readonly SentenceJudged[]): SentenceFigures {
  const figures = { sentences: judged.length, whole: 0, leads: 0, right: 0, expected: 0, wrongWhose: 0 }
  for (const { hand, machine } of judged) {
    const isRight = (lead: string) => hand.some((readings) => readings.includes(lead))
    const whose = (lead: string) => (lead.endsWith('*') ? lead.slice(0, -1) : `${lead}*`)
    const right = machine.filter(isRight).length
    figures.leads += machine.length
    figures.right += right
    figures.expected += hand.length
    figures.wrongWhose += machine.filter((lead) => !isRight(lead) && isRight(whose(lead))).length
    if (right === machine.length && right === hand.length) figures.whole += 1
  }
  return figures
}
