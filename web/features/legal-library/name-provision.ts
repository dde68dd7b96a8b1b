import type { ActInBrief } from '#contract/legislation'
import type { TocEntry } from '#contract/legislation-text'

/** What kinds of provisions are called. */
export type ProvisionNames = Readonly<Record<TocEntry['type'], string>>

/** The provisions of a table of contents by their ids, each with those that hold it, the outermost first. */
export interface TocIndex {
  get: (eid: string) => { entry: TocEntry; path: TocEntry[] } | undefined
  has: (eid: string) => boolean
  names: ProvisionNames
}

export function indexToc(toc: readonly TocEntry[], names: ProvisionNames): TocIndex {
  const index = new Map<string, { entry: TocEntry; path: TocEntry[] }>()
  const walk = (entries: readonly TocEntry[], path: TocEntry[]) => {
    for (const entry of entries) {
      index.set(entry.eid, { entry, path })
      walk(entry.children, [...path, entry])
    }
  }
  walk(toc, [])
  return { get: (eid) => index.get(eid), has: (eid) => index.has(eid), names }
}

// '__subsec_2', '__para_b', '__subpara_iv', '__item_A'
const NUMBERED = /^(?:subsec|para|subpara|item)_(.+)$/
const DEFINED = /^def_(.+)$/

/** The entry of the table of contents that a provision stands in, or is; `rest` are the steps from there to the provision. */
export function holderOf(eid: string, index: TocIndex): { entry: TocEntry; path: TocEntry[]; rest: string[] } | null {
  const steps = eid.split('__')
  for (let length = steps.length; length > 0; length -= 1) {
    const found = index.get(steps.slice(0, length).join('__'))
    if (found) return { ...found, rest: steps.slice(length) }
  }
  return null
}

/** 'section 41(1)(b)', 'article 47(1)', 'Order 42 rule 6(2)', 'Part VI', 'First Schedule'; null for what is not of the Act. */
export function nameProvision(eid: string, index: TocIndex): string | null {
  const found = holderOf(eid, index)
  if (!found) return null
  const { entry, path, rest } = found
  const own = nameEntry(entry, path, index.names)
  const within = rest.map((step) => NUMBERED.exec(step)?.[1]).filter((step) => step !== undefined)
  const term = rest.map((step) => DEFINED.exec(step)?.[1]).find((step) => step !== undefined)
  const numbered = own + within.map((step) => `(${step})`).join('')
  return term === undefined ? numbered : `${own} (“${term.replaceAll('-', ' ')}”)`
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1).toLowerCase()

function nameEntry({ type, num, heading }: TocEntry, path: readonly TocEntry[], names: ProvisionNames): string {
  const name = names[type]
  if (type === 'schedule') return num === null ? name : `${capitalised(num)} ${name}`
  if (num === null) return heading ?? name
  const order = type === 'rule' ? path.find((one) => one.type === 'order') : undefined
  const own = `${name} ${/^[IVXLC]+[A-H]?$|\d/.test(num) ? num : capitalised(num)}`
  return order ? `${names.order} ${order.num} ${own}` : own
}

/** 'Employment Act, 2007', 'Constitution of Kenya, 2010', 'Civil Procedure Act (Cap. 21)': an Act as it is cited. */
export function nameAct({ title, year, cap }: Pick<ActInBrief, 'title' | 'year' | 'cap'>): string {
  const bare = title.replace(/,?\s+(\d{4})$/, '')
  const given = /,?\s+(\d{4})$/.exec(title)?.[1] ?? year?.toString()
  if (given !== undefined && !(cap !== null && Number(given) < 1964)) return `${bare}, ${given}`
  return cap === null ? bare : `${bare} (Cap. ${cap})`
}
