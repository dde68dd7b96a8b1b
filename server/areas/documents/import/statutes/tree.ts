/** What a provision is. Containers hold units, units hold what is numbered within them. */
export type ProvisionType =
  | 'preface'
  | 'preamble'
  | 'chapter'
  | 'part'
  | 'division'
  | 'order'
  | 'article'
  | 'section'
  | 'rule'
  | 'subsection'
  | 'paragraph'
  | 'subparagraph'
  | 'item'
  | 'definition'
  | 'proviso'
  | 'schedule'
  | 'form'

/** A paragraph of an Act's text. A note is the publisher's: of an amendment, of dates, of where a provision comes from. */
export interface ActBlock {
  text: string
  kind: 'heading' | 'text' | 'note'
  /** The number or letter that begins it, as printed: '41.', '(a)'. */
  number: string | null
  /** How deep within its section or article: 0 its own words, 1 a subsection, 2 a paragraph. */
  depth: number
}

/** One provision, by the places of its first block and of the one after its last; what stands within it lies between. */
export interface ActProvision {
  /** `sec_41__subsec_2__para_b`: stable when what stands around the section changes. */
  eid: string
  type: ProvisionType
  /** As printed, without brackets and dots: '41', 'b', 'II'. */
  num: string | null
  heading: string | null
  from: number
  to: number
  /** Place of the provision that holds it; null at the top. */
  parent: number | null
  /** Ids under which the source knows it. */
  aliases: string[]
}

/** The text of an Act as it stood at one date. */
export interface ActTree {
  blocks: ActBlock[]
  provisions: ActProvision[]
}

/** What is said of a provision when it begins; `figure` is its number as an id spells it, where that differs from `num`. */
export interface OpenedProvision {
  type: ProvisionType
  num?: string | null
  figure?: string | null
  heading?: string | null
  aliases?: string[]
}

const prefixes: Record<ProvisionType, string> = {
  preface: 'preface',
  preamble: 'preamble',
  chapter: 'chp',
  part: 'part',
  division: 'dvs',
  order: 'order',
  article: 'art',
  section: 'sec',
  rule: 'rule',
  subsection: 'subsec',
  paragraph: 'para',
  subparagraph: 'subpara',
  item: 'item',
  definition: 'def',
  proviso: 'proviso',
  schedule: 'sched',
  form: 'form',
}

const units: ReadonlySet<ProvisionType> = new Set(['article', 'section', 'rule'])
const within: ReadonlySet<ProvisionType> = new Set(['subsection', 'paragraph', 'subparagraph', 'item', 'definition', 'proviso'])
/** What stands in the id of a section within it: its number begins anew there. */
const named: ReadonlySet<ProvisionType> = new Set(['order', 'schedule', 'form', 'preamble', 'preface'])

export const isUnit = (type: ProvisionType): boolean => units.has(type)
export const isWithinUnit = (type: ProvisionType): boolean => within.has(type)

// 'data subject' → 'data-subject'
const slug = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\d]+/gu, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60)

/** Makes the tree of an Act from its beginning to its end: provisions are opened and closed around the blocks that they hold. */
export function createTree() {
  const blocks: ActBlock[] = []
  const provisions: ActProvision[] = []
  const open: number[] = []
  const known = new Map<string, number>()
  const counts = new Map<string, number>()

  const at = (index: number | undefined): ActProvision | null => (index === undefined ? null : provisions[index]!)

  /** The provision that a new one's id begins with: sections drop the chapters and parts around them. */
  function baseOf(type: ProvisionType): string {
    const around = open.map((index) => provisions[index]!)
    const base = units.has(type) || type === 'order' ? around.findLast((one) => named.has(one.type)) : around.at(-1)
    return base ? base.eid : ''
  }

  function idOf({ type, num, figure, heading }: OpenedProvision): string {
    const base = baseOf(type)
    const begin = base === '' ? prefixes[type] : `${base}__${prefixes[type]}`
    const printed = figure ?? num ?? (type === 'definition' ? heading : null)
    const own = printed
      ? slug(printed).replace(/^(\d+)([a-z]+)$/, (_, digits: string, letters: string) => digits + letters.toUpperCase())
      : ''
    const spelled = /^[A-Z]{1,3}$/.test(printed ?? '') && type !== 'definition' ? printed! : own
    if (spelled === '' && (type === 'division' || type === 'form')) {
      const count = (counts.get(begin) ?? 0) + 1
      counts.set(begin, count)
      return `${begin}_${count}`
    }
    return spelled === '' ? begin : `${begin}_${spelled}`
  }

  /** A number that is printed twice in one place gives two ids: the second ends in -2. */
  function unique(eid: string): string {
    const times = (known.get(eid) ?? 0) + 1
    known.set(eid, times)
    return times === 1 ? eid : unique(`${eid}-${times}`)
  }

  return {
    blocks,
    provisions,

    open(opened: OpenedProvision): void {
      const { type, num = null, heading = null, aliases = [] } = opened
      const parent = open.at(-1) ?? null
      const eid = unique(idOf({ ...opened, num, heading }))
      open.push(provisions.length)
      provisions.push({
        eid,
        type,
        num,
        heading,
        from: blocks.length,
        to: blocks.length,
        parent,
        aliases: aliases.filter((id) => id !== eid),
      })
    },

    close(): void {
      const closed = at(open.pop())
      if (closed) closed.to = blocks.length
    },

    /** The innermost that is open; null at the top. */
    current: (): ActProvision | null => at(open.at(-1)),

    /** Those that are open, the outermost first. */
    around: (): ActProvision[] => open.map((index) => provisions[index]!),

    write(text: string, kind: ActBlock['kind'] = 'text', number: string | null = null): void {
      const depth = open.filter((index) => within.has(provisions[index]!.type)).length
      blocks.push({ text, kind, number, depth })
    },

    finish(): ActTree {
      while (open.length > 0) at(open.pop())!.to = blocks.length
      return { blocks, provisions }
    },
  }
}

export type TreeBuilder = ReturnType<typeof createTree>
