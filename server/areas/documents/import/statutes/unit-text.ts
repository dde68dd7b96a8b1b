import { createLevels, readLawMarker } from './levels.ts'
import type { ProvisionType, TreeBuilder } from './tree.ts'

const below: readonly ProvisionType[] = ['paragraph', 'subparagraph', 'item']

// '"data subject" means', '“company”, in relation to', '"Act" includes': a term at the start of a paragraph
const DEFINITION =
  /^[“"”‘'](.{2,80}?),?[”"“’']+,?(?=\s+(?:means?|includes?|has\b|have\b|in\s+relation|in\s+respect|when\b|where\b|with\b|of\b|and\b|or\b|used|refers?|shall|is\b|does\b|deleted|or,))/
// 'Provided that', 'PROVIDED further that', 'Provided—'
const PROVISO = /^provided\b(?:\s+(?:that|further|also|always)\b|\s*[—–:-])/i
// '[Act No. 19 of 2015, s. 162.]', '[L.N. 56/1972, s. 2]', '[Deleted by …]', '[Repealed by'
const NOTE =
  /^\[\s*(?:act\s+no|acts?\b|l\.?\s?n\.?|legal\s+notice|cap\b|vol\b|issue|rev|corr|date|deleted|repealed|amended|inserted|substituted|subsidiary|ord|no\.|\d+\s+of\s+\d{4})/i

// 'such membership.[Act No. 11 of 2017, Sch.]', 'under this Act. [ Act No. 38 of 2016 , s. 85 ]': at the end of a paragraph that is kept whole
const NOTE_AT_END = /(?<=[.;:)”"’—])\s*(\[\s*(?:Act No|L\.\s?N\.|Legal Notice|Cap\b)[^[\]]*\])$/

export const startsNote = (text: string): boolean => NOTE.test(text)
export const startsDefinition = (text: string): boolean => DEFINITION.test(text)
export const startsProviso = (text: string): boolean => PROVISO.test(text)

/** What is open within a section: a marker by its level, a definition or proviso half a level below the figures around it. */
interface Held {
  level: number
  holds: boolean
}

/** Writes the paragraphs of one section, article or rule into the tree: subsections, paragraphs, definitions and provisos. */
export function createUnitText(tree: TreeBuilder) {
  const levels = createLevels()
  let held: Held[] = []

  const closeTo = (level: number) => {
    while (held.length > 0 && held.at(-1)!.level >= level) {
      held.pop()
      tree.close()
    }
  }
  const openHolder = (type: 'definition' | 'proviso', heading: string | null) => {
    const figures = levels.branch()
    closeTo(figures - 0.5)
    tree.open({ type, heading })
    held.push({ level: figures - 0.5, holds: true })
  }

  /** Opens what the markers at the start of a paragraph begin: '(2) (a) the words' two. Answers them as printed. */
  function openMarkers(text: string): string[] {
    const printed: string[] = []
    let rest = text
    for (let marker = readLawMarker(rest); marker && printed.length < 3; marker = readLawMarker(rest)) {
      const { level, isFigure, leaves } = levels.of(marker)
      if (leaves) while (held.length > 0 && !held.at(-1)!.holds) closeTo(held.at(-1)!.level)
      if (leaves && held.length > 0) closeTo(held.at(-1)!.level)
      closeTo(level)
      const depth = level - (levels.isNumbered() ? 1 : 0)
      tree.open({ type: isFigure && level === 0 ? 'subsection' : (below[Math.min(Math.max(depth, 0), 2)] ?? 'item'), num: marker.label })
      held.push({ level, holds: false })
      printed.push(marker.printed)
      rest = rest.slice(marker.end)
    }
    return printed
  }

  return {
    /** A paragraph of the section's words, with the number of the section before it where it begins there. */
    write(text: string, { number = null }: { number?: string | null } = {}): void {
      const noted = NOTE_AT_END.exec(text)
      if (noted) {
        this.write(text.slice(0, noted.index), { number })
        this.write(noted[1]!)
        return
      }
      if (NOTE.test(text)) {
        closeTo(-1)
        levels.reset()
        tree.write(text, 'note')
        return
      }
      const words = number !== null && text.startsWith(number) ? text.slice(number.length).trimStart() : text
      const definition = DEFINITION.exec(words)?.[1]
      if (definition) openHolder('definition', definition)
      else if (PROVISO.test(words)) openHolder('proviso', null)
      const markers = openMarkers(words)
      tree.write(text, 'text', [...(number !== null ? [number] : []), ...markers].join(' ') || null)
    },

    end(): void {
      closeTo(-1)
      levels.reset()
    },
  }
}
