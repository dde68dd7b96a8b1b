import { decodeText } from '../decode-text.ts'
import { readXml } from '../markup/read-xml.ts'
import type { Attributes } from '../markup/sink.ts'

/** What listens to a part of a Word file: names without their prefix, `value` reads an attribute whatever its prefix. */
export interface WordSink {
  open: (name: string, value: (attribute: string) => string | undefined) => void
  text?: (text: string) => void
  close?: (name: string) => void
}

// names in other vocabularies that would pass for Word's: <a:p> and <a:t> stand in drawings, <m:r> and <m:t> in formulas
const FOREIGN = /^(?:a|m|v|pic|c|dgm|o):/

const localName = (name: string) => {
  const colon = name.indexOf(':')
  return colon < 0 || FOREIGN.test(name) ? name : name.slice(colon + 1)
}

const valueIn = (attributes: Attributes) => (name: string) => {
  if (attributes[`w:${name}`] !== undefined) return attributes[`w:${name}`]
  if (attributes[name] !== undefined) return attributes[name]
  const prefixed = Object.keys(attributes).find((key) => key.endsWith(`:${name}`))
  return prefixed === undefined ? undefined : attributes[prefixed]
}

/** Reads one XML part of a Word file. Throws MarkupRejected where it is broken. */
export function readWordXml(part: Buffer, sink: WordSink): void {
  readXml(decodeText(part).text, {
    open: (name, attributes) => sink.open(localName(name), valueIn(attributes)),
    text: (text) => sink.text?.(text),
    close: (name) => sink.close?.(localName(name)),
  })
}
