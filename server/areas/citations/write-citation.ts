import type { CaseCitation, Citation } from '#citations/citation'
import { isCaseCitation } from '#citations/resolve'
import { type StyleName, writeInStyle } from '#citations/styles/styles'
import type { CaseInLibrary } from './case-in-library.ts'
import { partiesOfTitle } from './keys.ts'
import type { OneCitation } from './read-one.ts'

/** A citation as a style writes it, and what it cites. */
export interface WrittenCitation {
  text: string
  /** Stretches of the text in italics, UTF-16. */
  italics: [number, number][]
  citation: Citation
  parallel: CaseCitation[]
  case_id: string | null
  /** The parties as printed, else as the library has them. */
  case_title: string | null
  court: string | null
  date: string | null
}

/** Writes a citation with what the library knows of its case; `held` is null where it is not resolved. */
export function writeCitation({ citation, parallel }: OneCitation, held: CaseInLibrary | null, style: StyleName): WrittenCitation {
  const runs = writeInStyle({ citation, parallel, facts: held }, style)
  const italics: [number, number][] = []
  let text = ''
  for (const run of runs) {
    if (run.italic) italics.push([text.length, text.length + run.text.length])
    text += run.text
  }
  const printed = isCaseCitation(citation) ? citation.caseName?.text.replace(/\s+/g, ' ') : undefined
  return {
    text,
    italics,
    citation,
    parallel,
    case_id: held?.case_id ?? null,
    case_title: printed ?? (held ? partiesOfTitle(held.title) : null),
    court: held?.court ?? null,
    date: held?.date ?? null,
  }
}
