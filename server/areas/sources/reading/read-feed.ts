import { SaxesParser } from 'saxes'

export interface FeedEntry {
  id: string
  /** As it stands in the feed. */
  link: string
  /** The time of change, or the link where none is given. */
  version: string
}

export interface Feed {
  entries: FeedEntry[]
  /** Ids of entries that the feed says are deleted (RFC 6721). */
  deleted: string[]
}

const localName = (name: string) => name.slice(name.indexOf(':') + 1)
const relations = ['enclosure', 'alternate', '']

/** Reads a feed, Atom or RSS; null for what is neither. An entry without a link to a file is passed over. */
export function readFeed(xml: string): Feed | null {
  const feed: Feed = { entries: [], deleted: [] }
  let root = ''
  let entry: { values: Map<string, string>; links: Map<string, string> } | null = null
  let text = ''
  let broken = false
  const parser = new SaxesParser()
  parser.on('opentag', ({ name: full, attributes }) => {
    const name = localName(full)
    root ||= name
    text = ''
    if (name === 'entry' || name === 'item') entry = { values: new Map(), links: new Map() }
    else if (name === 'deleted-entry' && attributes['ref']) feed.deleted.push(attributes['ref'])
    else if (name === 'link' && attributes['href']) entry?.links.set(attributes['rel'] ?? 'alternate', attributes['href'])
    else if (name === 'enclosure' && attributes['url']) entry?.links.set('enclosure', attributes['url'])
  })
  const take = (piece: string) => void (text += piece)
  parser.on('text', take)
  parser.on('cdata', take)
  parser.on('closetag', ({ name: full }) => {
    const name = localName(full)
    if (entry && (name === 'entry' || name === 'item')) {
      const { values, links } = entry
      const link = relations.map((relation) => links.get(relation)).find(Boolean) ?? values.get('link')
      if (link) {
        const version = values.get('updated') ?? values.get('published') ?? values.get('pubDate') ?? link
        feed.entries.push({ id: values.get('id') ?? values.get('guid') ?? link, link, version })
      }
      entry = null
    } else if (entry && text.trim() !== '' && !entry.values.has(name)) entry.values.set(name, text.trim())
    text = ''
  })
  parser.on('error', () => void (broken = true))
  parser.write(xml).close()
  return broken || !['feed', 'rss', 'RDF'].includes(root) ? null : feed
}
