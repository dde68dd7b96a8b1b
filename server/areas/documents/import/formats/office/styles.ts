import { readWordXml } from './word-xml.ts'

/** The list to which a paragraph belongs. An id of '0' takes it out of its style's list. */
export interface ListPlace {
  id: string | null
  level: number | null
}

interface Style {
  basedOn: string | null
  list: ListPlace
  heading: boolean
}

/** Paragraph styles by their id, as far as they number their paragraphs or make headings. */
export type Styles = ReturnType<typeof readStyles>

const maxSteps = 20
// 'heading 1', 'Title', 'Subtitle': the names that Word gives to its own styles in every language
const HEADING = /^(?:heading \d|title|subtitle)$/i

export function readStyles(part: Buffer | null) {
  const styles = new Map<string, Style>()
  let standard: string | null = null
  if (part) {
    let style: Style | null = null
    readWordXml(part, {
      open(name, value) {
        if (name === 'style' && value('type') === 'paragraph') {
          const id = value('styleId') ?? ''
          if (value('default') === '1') standard = id
          styles.set(id, (style = { basedOn: null, list: { id: null, level: null }, heading: false }))
        } else if (name === 'style') style = null
        else if (style && name === 'name') style.heading = HEADING.test(value('val') ?? '')
        else if (style && name === 'basedOn') style.basedOn = value('val') ?? null
        else if (style && name === 'numId') style.list.id = value('val') ?? null
        else if (style && name === 'ilvl') style.list.level = Number(value('val') ?? 0)
      },
    })
  }
  return {
    /** Whether a paragraph style is one of Word's headings, or based on one. */
    isHeading(id: string | null): boolean {
      let at = id
      for (let step = 0; at !== null && step < maxSteps; step += 1) {
        const style = styles.get(at)
        if (!style || style.heading) return style?.heading ?? false
        at = style.basedOn
      }
      return false
    },

    /** The list of a paragraph in that style, and the style that says so: its own, or one on which it is based. */
    listOf(id: string | null): ListPlace & { from: string | null } {
      let place: ListPlace = { id: null, level: null }
      let at = id ?? standard
      for (let step = 0; at !== null && step < maxSteps; step += 1) {
        const style = styles.get(at)
        if (!style) break
        place = { id: place.id ?? style.list.id, level: place.level ?? style.list.level }
        if (place.id !== null) return { ...place, from: at }
        at = style.basedOn
      }
      return { ...place, from: null }
    },
  }
}
