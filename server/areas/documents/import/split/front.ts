import { isRole, splitCapitals, splitLeader } from '../header/roles.ts'
import type { Block } from './block.ts'
import { readMarker } from './markers.ts'
import { opensOpinion } from './opinions.ts'
import { readPleading } from './pleading.ts'

/** Where the front of a judgment divides: its header, then from `parties` on its parties, then from `body` on the court's words. */
export interface Front {
  parties: number
  body: number
}

const searched = 160

// 'Ruling', 'JUDGMENT', 'J U D G M E N T', 'RULING NO. 2', 'Judgment of the Court', 'RULING ON PRELIMINARY OBJECTION', 'Sentence', 'Reasons for the ruling'
const DOCUMENT_TYPE =
  /^(?:(?:ex\s?-?tempore|final|considered|interim|second|further)\s+)?(?:judge?ment|ruling|sentence|orders?|award|directions?|(?:advisory )?opinion|reasons|decree|determination|decision)(?:\s+(?:and|&)\s+(?:orders?|decree|directions|sentence))?(?:\s+(?:no\.?\s*\(?\w+\)?|\(?\d\)?|of the (?:court|tribunal|honourable .{3,30})|on .{3,80}|for .{3,60}))?[\s.:]*$/i
const SIGNS = [
  /^neutral citation\b/i,
  /^\[?\(?\d{4}[\])]?\s*KE[A-Z]{1,8}\s*\d+/,
  /^republic of kenya$/i,
  /^in the\b.{0,90}\b(?:courts?|tribunal|committee|board)\b/i,
  /\[\d{4}\]\s*KE[A-Z]{1,8}\s*\d+\s*\(KLR\)/,
  /^\(?coram\b/i,
  /^between\s*:?$/i,
  /^in\s+the\s+matter\s+of\b/i,
]
// 'Between', 'B E T W E E N:', 'In the matter between:'
export const BETWEEN = /^(?:in\s+the\s+matter\s+)?(?:between|b\se\st\sw\se\se\sn)\s*[:;]?-?$/i
const VERSUS = /^[-–—\s]*(?:versus|verses|vs\.?|v\.?|vrs\.?)[-–—\s]*$/i

const withoutSpacedLetters = (text: string) => (/^(?:[A-Z]\s){3,}[A-Z]$/.test(text) ? text.replaceAll(' ', '') : text)

export const isDocumentType = (text: string): boolean => text.length < 120 && DOCUMENT_TYPE.test(withoutSpacedLetters(text))

export const isHeaderSign = (text: string): boolean => SIGNS.some((sign) => sign.test(text))

/**
 * Finds the front of a judgment: everything up to the heading that says Judgment or Ruling, or up to the first numbered paragraph.
 * A text without the signs of a header is all body.
 */
export function findFront(blocks: readonly Block[]): Front {
  const start = blocks.slice(0, searched)
  const firstNumbered = start.findIndex(({ text }) => {
    const marker = readMarker(text)
    return marker?.value === 1 && text.length > 60
  })
  const limit = firstNumbered < 0 ? start.length : firstNumbered
  const signs = start.slice(0, limit).filter(({ text }) => isHeaderSign(text)).length
  const named = start.findIndex(({ text }, index) => index < limit && BETWEEN.test(text))
  const between = named < 0 && signs > 0 ? firstParty(start.slice(0, limit)) : named
  const decision = start.findIndex(({ text }, index) => index < limit && isDocumentType(text))
  const firstType =
    decision < 0 && signs > 0 ? start.findIndex(({ text }, index) => index < limit && readPleading(text) !== null) : decision
  // A title page that says 'Judgment' above its parties says it again below them.
  const typeBelow =
    between > firstType ? start.findIndex(({ text }, index) => index > between && index < limit && isDocumentType(text)) : -1
  const type = typeBelow >= 0 ? typeBelow : firstType
  if (type < 0 && signs === 0) return { parties: 0, body: 0 }
  const opinion = start.slice(0, limit).findIndex(({ text }) => opensOpinion(text))
  const body = type >= 0 ? type + 1 : opinion >= 0 ? opinion : firstNumbered >= 0 ? limit : lastHeaderLine(start) + 1
  return { parties: between < 0 || between >= body ? body : between, body }
}

/** Where the parties start that no 'Between' announces: the first name with a role, where names stand against one another; -1 where none do. */
function firstParty(blocks: readonly Block[]): number {
  const turn = blocks.findIndex(({ text }) => VERSUS.test(text))
  if (turn < 1) return -1
  const first = blocks.findIndex(({ text }, index) => index < turn && holdsRole(text))
  if (first < 0) return -1
  return isRole(blocks[first]!.text) ? first - 1 : first
}

const holdsRole = (line: string) => line.length < 200 && (isRole(line) || splitLeader(line) !== null || splitCapitals(line) !== null)

/** Without a heading and without numbers: the header ends before the first long paragraph. */
function lastHeaderLine(blocks: readonly Block[]): number {
  const long = blocks.findIndex(({ text }) => text.length > 300 && !text.startsWith('('))
  const upTo = long < 0 ? blocks.length : long
  return blocks
    .slice(0, upTo)
    .findLastIndex(
      ({ text }) =>
        isHeaderSign(text) ||
        /^(?:versus|and|v)$/i.test(text) ||
        /(?:\.{4}|…)/.test(text) ||
        (text.length < 200 && splitCapitals(text) !== null),
    )
}
