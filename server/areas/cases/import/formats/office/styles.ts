import { readWordXml } from './word-xml.ts'

/** The list to which a paragraph belongs. An id of '0' takes it out of its style's list. */
export interface ListPlace {
  id: string | null
  level: number | null
}

interface Style {
  basedOn: string | null
  list: ListPlace
}

/** Paragraph styles by their id, as far as they number their paragraphs. */
export type Styles = ReturnType<typeof readStyles>

const mostSteps = 20

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
          styles.set(id, (style = { basedOn: null, list: { id: null, level: null } }))
        } else if (name === 'style') style = null
        else if (style && name === 'basedOn') style.basedOn = value('val') ?? null
        else if (style && name === 'numId') style.list.id = value('val') ?? null
        else if (style && name === 'ilvl') style.list.level = Number(value('val') ?? 0)
      },
    })
  }
  return {
    /** The list of a paragraph in that style, and the style that says so: its own, or one on which it is based. */
    listOf(id: string | null): ListPlace & { from: string | null } {
      let place: ListPlace = { id: null, level: null }
      let at = id ?? standard
      for (let step = 0; at !== null && step < mostSteps; step += 1) {
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
