import { z } from 'zod'
import { readActFacts, type StatedFacts } from './act-facts.ts'
import { figureOf } from './ordinals.ts'
import type { StatedAct } from './read-act.ts'
import { type TreeBuilder, createTree } from './tree.ts'

const containers = ['chapter', 'part', 'division', 'order', 'schedule'] as const
const units = ['article', 'section', 'rule'] as const
const types = [...containers, ...units] as const

/** One line of an arrangement: what it is and its number, the words over it, what is said of it in our own, and what stands in it. */
interface GuideEntry {
  type: (typeof types)[number]
  num: string | null
  heading: string | null
  note?: string | undefined
  holds?: GuideEntry[] | undefined
}
const GuideEntry: z.ZodType<GuideEntry> = z.object({
  type: z.enum(types),
  num: z.string().min(1).nullable(),
  heading: z.string().min(1).nullable(),
  note: z.string().min(1).optional(),
  get holds() {
    return z.array(GuideEntry).optional()
  },
})

/** The arrangement of an Act with notes on what its provisions are about: a guide that stands in until a text of the Act is held. */
const Guide = z.object({
  title: z.string().min(1),
  uri: z.string().min(1),
  cap: z.string().optional(),
  assented: z.iso.date().optional(),
  commenced: z.iso.date().optional(),
  url: z.url().optional(),
  arrangement: z.array(GuideEntry).min(1),
})

/** An Act that a record holds as a guide; null where its fields are no guide. */
export function readGuide(fields: Record<string, unknown>, name: string): StatedAct | null {
  const { success, data } = Guide.safeParse(fields)
  if (!success) return null
  const { title, uri, cap, assented, commenced, url } = data
  const stated: StatedFacts = { title, uri, ...(assented && { assented }), ...(commenced && { commenced }), ...(url && { url }) }
  const tree = createTree()
  for (const entry of data.arrangement) write(tree, entry)
  const facts = readActFacts(cap ? [`Cap. ${cap}`] : [], stated, name)
  return { facts, tree: tree.finish(), missing: [], left: [], further: [], isGuide: true }
}

const isUnit = ({ type }: GuideEntry): boolean => (units as readonly string[]).includes(type)

function write(tree: TreeBuilder, entry: GuideEntry): void {
  const { type, num, heading, note, holds = [] } = entry
  tree.open({ type, num, figure: num === null || isUnit(entry) ? num : figureOf(num), heading })
  if (isUnit(entry)) tree.write([`${num ?? ''}.`, heading].filter(Boolean).join(' '), 'heading', `${num ?? ''}.`)
  else tree.write(nameOf(entry), 'heading')
  if (note) tree.write(note, 'note')
  for (const one of holds) write(tree, one)
  tree.close()
}

// 'Chapter One – The Republic', 'First Schedule – Counties', 'Schedule', 'Division I – Offences Against Public Order'
function nameOf({ type, num, heading }: GuideEntry): string {
  const kind = type[0]!.toUpperCase() + type.slice(1)
  const named = type === 'schedule' && num !== null ? `${num} ${kind}` : [kind, num].filter(Boolean).join(' ')
  return heading === null ? named : `${named} – ${heading}`
}
