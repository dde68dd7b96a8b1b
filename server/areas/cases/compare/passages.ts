import type { AlignedPlace } from '#contract/compare'
import { numbersOfParagraphs } from '../summarise/paragraph-numbers.ts'
import type { Judgment } from '../cases.ts'

/** A paragraph of an opinion with the items and quotations that belong to it, and the terms in it. */
export interface Passage {
  /** Place of its case among those compared. */
  side: number
  place: AlignedPlace
  /** UTF-16, from the start of the paragraph to the end of what belongs to it. */
  start: number
  end: number
  /** How often each stem stands in it, and a word that shows it. */
  stems: Map<string, { count: number; word: string }>
}

/** Letters up to which what belongs to a paragraph is shown with it: a sentence that leads to a quotation says nothing alone. */
const maxShown = 1200
/** A passage of fewer words says too little to be set beside another. */
const fewestWords = 12
const STOP = new Set(
  'this that these those with from have been were will would shall should could must which what when where there their they them then than such said same other under upon into being also only more most made make does done before after about because however therefore thus hence herein thereof hereby between within without whether court courts judge judges judgment ruling case cases matter matters appeal appellant appellants respondent respondents applicant applicants application petitioner petitioners petition plaintiff plaintiffs defendant defendants claimant party parties counsel learned honourable submitted submission submissions argued stated held find finds found finding order orders section sections article articles paragraph law laws kenya eklr dated filed first second third trial high further follows following one two three she him himself herself itself nothing never every each through except provides provided question relevant considered consider record evidence person persons word words whose while since during how itself other own now did way well even much many very come came take taken given give per via out per cent known several various particular regard respect fact facts issue issues reason reasons ground grounds necessary any all not and the for was are his her its our your has had who may can did nor but'.split(
    ' ',
  ),
)

/** The body of each opinion, passage by passage. */
export function readPassages(judgment: Judgment, side: number): Passage[] {
  const content = judgment.content ?? ''
  const numbers = numbersOfParagraphs(judgment)
  const passages: Passage[] = []
  let open: Passage | null = null
  for (const { id, part: partId, kind, start, end } of judgment.paragraphs) {
    const part = judgment.parts[partId]
    if (part?.kind !== 'opinion' || kind === 'heading' || kind === 'line') {
      open = null
      continue
    }
    if (open && kind !== 'paragraph') {
      open.end = end
      if (end - open.start <= maxShown) open.place.text = content.slice(open.start, end)
      continue
    }
    open = {
      side,
      place: {
        case_id: judgment.case.id,
        paragraph: id,
        number: numbers.get(id) ?? null,
        text: content.slice(start, end),
        author: part.author,
        opinion_kind: part.opinion_kind,
      },
      start,
      end,
      stems: new Map(),
    }
    passages.push(open)
  }
  return passages.filter((passage) => countStems(passage, content) >= fewestWords)
}

function countStems(passage: Passage, content: string): number {
  let count = 0
  for (const word of wordsIn(content.slice(passage.start, passage.end))) {
    const stem = stemOf(word)
    const held = passage.stems.get(stem)
    if (held) held.count += 1
    else passage.stems.set(stem, { count: 1, word: word.replace(/[’']s?$/, '') })
    count += 1
  }
  return count
}

/** The words of a text that may tell what it is about. */
const wordsIn = (text: string): string[] => (text.toLowerCase().match(/\p{L}[\p{L}’'-]{2,}/gu) ?? []).filter((word) => !STOP.has(word))

/** A rough stem: forms of one word share it. */
const stemOf = (word: string): string =>
  word
    .replace(/[’'](?:s)?$/, '')
    .replace(/(?:ies|ied)$/, 'y')
    .replace(/(?:ations?|ments?|ness|ingly|ing|edly|ed|ly|es|s)$/, '')
    .slice(0, 10)
