import { Parser } from 'htmlparser2'
import { MarkupRejected, type MarkupSink, deepest, tooDeep } from './sink.ts'

const piece = 64 * 1024

/** Reads HTML, or XML that is not well-formed, into a sink: unclosed and misplaced tags are made good, comments are passed over. */
export function readHtml(html: string, sink: MarkupSink, { keepCase = false } = {}): void {
  let depth = 0
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        depth += 1
        if (depth > deepest) throw new MarkupRejected(tooDeep)
        sink.open(name, attributes)
      },
      ontext: (text) => sink.text(text),
      onclosetag(name) {
        depth -= 1
        sink.close(name)
      },
    },
    { decodeEntities: true, lowerCaseTags: !keepCase },
  )
  for (let at = 0; at < html.length; at += piece) parser.write(html.slice(at, at + piece))
  parser.end()
}
