import type { Case } from '#contract/cases'
import type { Snippet } from '#contract/search'

export interface FeedEntry {
  shown: Case
  /** When it came to the feed. */
  at: Date
  passages: readonly Snippet[]
}

interface Feed {
  id: string
  title: string
  /** Its own address. */
  self: string
  siteUrl: string
  updated: Date
  entries: readonly FeedEntry[]
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
// XML 1.0 has no way to write most control characters.
// oxlint-disable-next-line no-control-regex
const unwritable = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g
const escaped = (text: string) => text.replaceAll(unwritable, '').replaceAll(/[&<>"]/g, (one) => escapes[one]!)

/** An Atom feed (RFC 4287). Passages are HTML with what matched marked, as the search answers them. */
export function writeAtom({ id, title, self, siteUrl, updated, entries }: Feed): string {
  const lines = [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom">',
    `<id>urn:uuid:${id}</id>`,
    `<title>${escaped(title)}</title>`,
    `<updated>${updated.toISOString()}</updated>`,
    `<link rel="self" href="${escaped(self)}"/>`,
    '<author><name>Hukumu</name></author>',
    ...entries.map((entry) => writeEntry(entry, siteUrl)),
    '</feed>',
  ]
  return `${lines.join('\n')}\n`
}

function writeEntry({ shown, at, passages }: FeedEntry, siteUrl: string): string {
  const address = `${siteUrl}/cases/${encodeURIComponent(shown.id)}`
  const facts = [shown.court, shown.date, shown.citation].filter((fact) => fact !== null).join(' · ')
  const said = passages.map(({ html }) => `<p>${html}</p>`).join('')
  return [
    '<entry>',
    `<id>${escaped(address)}</id>`,
    `<title>${escaped(shown.title)}</title>`,
    `<link href="${escaped(address)}"/>`,
    `<updated>${at.toISOString()}</updated>`,
    ...(shown.date === null ? [] : [`<published>${shown.date}T00:00:00Z</published>`]),
    `<summary>${escaped(facts)}</summary>`,
    ...(said === '' ? [] : [`<content type="html">${escaped(said)}</content>`]),
    '</entry>',
  ].join('\n')
}
