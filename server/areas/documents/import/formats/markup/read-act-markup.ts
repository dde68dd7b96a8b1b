import { createActSink } from '../../statutes/markup-sink.ts'
import { type StatedFacts } from '../../statutes/act-facts.ts'
import { readActOfTree } from '../../statutes/read-act.ts'
import type { Reading } from '../isolated/reader.ts'
import { createMetadataReader } from './akoma-ntoso-metadata.ts'
import { languageOf } from './languages.ts'
import { readHtml } from './read-html.ts'
import { readXml } from './read-xml.ts'
import { MarkupRejected, type MarkupSink } from './sink.ts'

const both = (one: MarkupSink, other: MarkupSink): MarkupSink => ({
  open: (name, attributes) => {
    one.open(name, attributes)
    other.open(name, attributes)
  },
  text: (text) => {
    one.text(text)
    other.text(text)
  },
  close: (name) => {
    one.close(name)
    other.close(name)
  },
})

/** Reads an Act in Akoma Ntoso 1.0 to 3.0: its tree as the file marks it, what it is as its `meta` states it. */
export function readActXml(xml: string, name: string): Reading {
  const { stated, ...metadata } = createMetadataReader()
  const act = createActSink()
  try {
    readXml(xml, both(metadata, act.sink))
  } catch (error) {
    if (error instanceof MarkupRejected) return { rejected: error.reason }
    throw error
  }
  const titled = stated.names.find((one) => !/^untitled$/i.test(one))
  const day = /@(\d{4}-\d\d-\d\d)/.exec(stated.expression ?? '')?.[1]
  const facts: StatedFacts = {
    ...(titled && { title: titled }),
    ...(stated.work && { uri: stated.expression?.includes('@') ? stated.expression : stated.work }),
    ...(day && { date: day }),
    ...(stated.language && { language: languageOf(stated.language) ?? 'en' }),
  }
  return { act: readActOfTree(act.finish(), facts, name) }
}

// '<!-- Divorce Act, 1979 /akn/za/act/1979/70 -->', 'data-frbr="/akn/ke/act/2007/11/eng@…"'
const NAMED = /^\s*<!--\s*(.{3,200}?)\s+(\/akn\/[^\s]+)\s*-->/s
const ADDRESS = /\/akn\/[a-z-]+\/act\/[\w/-]+\/[a-z]{3}@\d{4}-\d\d-\d\d/

/** Reads an Act in the HTML of Laws.Africa and Peachjam, which carries the names of Akoma Ntoso in its classes. */
export function readActHtml(html: string, name: string): Reading {
  const act = createActSink()
  readHtml(html, act.sink)
  const [, title, uri] = NAMED.exec(html.slice(0, 2000)) ?? []
  const address = ADDRESS.exec(html)?.[0] ?? uri
  return { act: readActOfTree(act.finish(), { ...(title && { title }), ...(address && { uri: address }) }, name) }
}
