import { SaxesParser } from 'saxes'
import { MarkupRejected, type MarkupSink, deepest, tooDeep } from './sink.ts'

const piece = 64 * 1024

// 'file:1:12: undefined entity.'
const PLACE = /^(?:.*?:)?(\d+):\d+: /

/**
 * Reads well-formed XML into a sink. Entities of the document's own are not read and nothing outside is fetched: both, like anything
 * that is not well-formed, throw MarkupRejected.
 */
export function readXml(xml: string, sink: MarkupSink): void {
  const parser = new SaxesParser()
  let depth = 0
  parser.on('opentag', ({ name, attributes }) => {
    depth += 1
    if (depth > deepest) throw new MarkupRejected(tooDeep)
    sink.open(name, attributes)
  })
  parser.on('closetag', ({ name }) => {
    depth -= 1
    sink.close(name)
  })
  parser.on('text', (text) => sink.text(text))
  parser.on('cdata', (text) => sink.text(text))
  parser.on('error', ({ message }) => {
    if (/entity/i.test(message)) throw new MarkupRejected({ code: 'xml-entities' })
    const line = PLACE.exec(message)?.[1]
    throw new MarkupRejected({ code: 'xml-broken', line: line ? Number(line) : null, message: message.replace(PLACE, '').slice(0, 100) })
  })
  for (let at = 0; at < xml.length; at += piece) parser.write(xml.slice(at, at + piece))
  parser.close()
}
