import { repeatedLetter, roman } from '../layout/list-numbers.ts'
import { readWordXml } from './word-xml.ts'

/** One level of a list: how its numbers look and where they start. */
interface Level {
  start: number
  format: string
  /** '%1.', '(%2)', '%1.%2': %n stands for the number of level n. */
  pattern: string
  /** Every number in the pattern is shown in digits. */
  digits: boolean
  /** The paragraph style that belongs to the level. */
  style: string | null
}

interface List {
  /** Lists that share this are counted together. */
  base: string
  levels: Map<number, Partial<Level>>
  restarts: Map<number, number>
}

/** The lists of a Word file as its `numbering.xml` defines them. */
export interface ListDefinitions {
  bases: Map<string, Map<number, Level>>
  lists: Map<string, List>
}

const plainLevel = (): Level => ({ start: 1, format: 'decimal', pattern: '', digits: false, style: null })

export function readNumbering(part: Buffer | null): ListDefinitions {
  const bases: ListDefinitions['bases'] = new Map()
  const lists: ListDefinitions['lists'] = new Map()
  if (!part) return { bases, lists }
  let base: Map<number, Level> | null = null
  let list: List | null = null
  let level: Partial<Level> | null = null
  let overridden = 0
  readWordXml(part, {
    open(name, value) {
      const said = value('val') ?? ''
      if (name === 'abstractNum') bases.set(value('abstractNumId') ?? '', (base = new Map()))
      else if (name === 'num') {
        base = null
        lists.set(value('numId') ?? '', (list = { base: '', levels: new Map(), restarts: new Map() }))
      } else if (name === 'abstractNumId' && list) list.base = said
      else if (name === 'lvlOverride') overridden = Number(value('ilvl') ?? 0)
      else if (name === 'startOverride' && list) list.restarts.set(overridden, Number(said))
      else if (name === 'lvl') {
        const at = Number(value('ilvl') ?? 0)
        if (base) {
          const whole = plainLevel()
          base.set(at, whole)
          level = whole
        } else if (list) list.levels.set(at, (level = {}))
      } else if (level && name === 'start') level.start = Number(said)
      else if (level && name === 'numFmt') level.format = said
      else if (level && name === 'lvlText') level.pattern = said
      else if (level && name === 'isLgl') level.digits = said !== '0' && said !== 'false'
      else if (level && name === 'pStyle') level.style = said
    },
    close(name) {
      if (name === 'lvl') level = null
      if (name === 'abstractNum') base = null
    },
  })
  return { bases, lists }
}

const ordinalEnding = (value: number) => (value % 100 >= 11 && value % 100 <= 13 ? 'th' : (['th', 'st', 'nd', 'rd'][value % 10] ?? 'th'))

const shown = (value: number, format: string): string => {
  if (format === 'lowerLetter') return repeatedLetter(value)
  if (format === 'upperLetter') return repeatedLetter(value).toUpperCase()
  if (format === 'lowerRoman') return roman(value)
  if (format === 'upperRoman') return roman(value).toUpperCase()
  if (format === 'decimalZero') return String(value).padStart(2, '0')
  if (format === 'ordinal') return `${value}${ordinalEnding(value)}`
  return format === 'none' ? '' : String(value)
}

// the signs that the fonts Symbol and Wingdings set as bullets
const PRIVATE = /[\uE000-\uF8FF]/g
export const plainBullets = (text: string): string => text.replace(PRIVATE, '•')

/**
 * Counts the automatic numbers of a Word file as Word does: lists with one base share their counters, a number starts the levels
 * below it again, a list may start its own counting once.
 */
export function createNumbering({ bases, lists }: ListDefinitions) {
  const counters = new Map<string, (number | undefined)[]>()
  const begun = new Set<string>()

  const levelOf = (list: List, at: number): Level | null => {
    const whole = bases.get(list.base)?.get(at)
    const own = list.levels.get(at)
    return whole || own ? { ...plainLevel(), ...whole, ...own } : null
  }

  return {
    /** The level of a list that a paragraph style stands for; 0 where none says so. */
    levelOfStyle(id: string, style: string): number {
      const list = lists.get(id)
      const levels = list ? (bases.get(list.base) ?? new Map<number, Level>()) : new Map<number, Level>()
      for (const [at, level] of levels) if (level.style === style) return at
      return 0
    },

    /** The number of the next paragraph at that level, as Word shows it: '12.', '(a)', '•'; empty where it shows none. */
    next(id: string, at: number): string {
      const list = lists.get(id)
      const level = list ? levelOf(list, at) : null
      if (!list || !level) return ''
      const counts = counters.get(list.base) ?? []
      counters.set(list.base, counts)
      const restart = list.restarts.get(at)
      const startsAgain = restart !== undefined && !begun.has(`${id}/${at}`)
      begun.add(`${id}/${at}`)
      counts[at] = startsAgain ? restart : (counts[at] ?? level.start - 1) + 1
      counts.length = at + 1
      if (level.format === 'bullet') return plainBullets(level.pattern)
      return level.pattern
        .replace(/%(\d)/g, (_, digit: string) => {
          const above = levelOf(list, Number(digit) - 1) ?? plainLevel()
          const value = counts[Number(digit) - 1] ?? above.start
          return shown(value, level.digits ? 'decimal' : above.format)
        })
        .trim()
    },
  }
}

export type Numbering = ReturnType<typeof createNumbering>
