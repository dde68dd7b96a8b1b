import type { ActParagraph } from '#contract/legislation-text'
import { nameProvision, type TocIndex } from './name-provision.ts'

/** A subsection, clause or paragraph of a provision, with the words that it begins with. */
export interface ProvisionPart {
  eid: string
  /** 'section 41(1)' */
  name: string
  text: string
}

const NUMBERED = /^(?:subsec|para)_[^_]+$/

/** What a section, article or rule divides into at once: not what its parts divide into. */
export const partsOf = (eid: string, paragraphs: readonly ActParagraph[], index: TocIndex): ProvisionPart[] =>
  paragraphs.flatMap(({ number, text, eids }) =>
    eids
      .filter((one) => one.startsWith(`${eid}__`) && NUMBERED.test(one.slice(eid.length + 2)))
      .map((one) => ({
        eid: one,
        name: nameProvision(one, index) ?? one,
        text: number !== null && text.startsWith(number) ? text.slice(number.length).trimStart() : text,
      })),
  )
