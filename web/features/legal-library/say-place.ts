import { nameProvision, type TocIndex } from './name-provision.ts'
import { toSentence } from './to-sentence.ts'

const capitalised = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)

/**
 * Where one reads, in a line: 'Part VI Termination › Section 41. Notification', 'Order 42 Appeals › Rule 6. Stay in case of appeal'. What holds a
 * provision is named once. Empty for what the table of contents does not have.
 */
export function sayPlace(eid: string | null, index: TocIndex): string {
  const found = eid === null ? undefined : index.get(eid)
  if (!found) return ''
  const { entry, path } = found
  const holder = path.at(-1)
  const name = nameProvision(entry.eid, index) ?? ''
  const isOfOrder = entry.type === 'rule' && holder?.type === 'order'
  const own = capitalised(isOfOrder ? `${index.names.rule} ${entry.num}` : name)
  const isUnit = ['section', 'article', 'rule'].includes(entry.type)
  return [
    ...(holder ? [together(nameProvision(holder.eid, index), toSentence(holder.heading), ' ')] : []),
    together(own, toSentence(entry.heading), isUnit ? '. ' : ' '),
  ].join(' › ')
}

/** A name and a heading, where they are not the same. */
const together = (name: string | null, heading: string | null, between: string): string =>
  [name, heading].filter((part, at, all) => part && all.indexOf(part) === at).join(between)
