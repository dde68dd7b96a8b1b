import { decodeText, misreadWarning } from './decode-text.ts'
import { type Format, type ReadItem, headLength, tooLarge } from './format.ts'
import { readLines } from './lines.ts'

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)

/** The object that a line holds, or null: also for a line that is not JSON. */
const objectOf = (line: string): Record<string, unknown> | null => {
  if (!line.trimStart().startsWith('{')) return null
  try {
    const value: unknown = JSON.parse(line)
    return isObject(value) ? value : null
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}

/** One JSON object on each line. A line that cannot be read is rejected and the next one is read. */
export const jsonLines: Format = {
  name: 'JSON lines',
  streams: true,

  detects(head, fileName) {
    const lines = decodeText(head)
      .text.replace(/^\uFEFF/, '')
      .split('\n')
    const cut = lines.length > 1 && head.length >= headLength ? lines.slice(0, -1) : lines
    const filled = cut.filter((line) => line.trim() !== '')
    const objects = filled.filter((line) => objectOf(line) !== null).length
    if (objects >= 2 || (objects === 1 && filled.length > 1 && filled.every((line) => line.trimStart().startsWith('{"')))) return true
    const named = /\.(?:jsonl|ndjson)$/i.test(fileName)
    return named && (lines[0] ?? '').trimStart().startsWith('{')
  },

  async *read(file): AsyncGenerator<ReadItem> {
    let position = 0
    for await (const line of readLines(file.open())) {
      if (line === null) {
        position += 1
        yield { position, rejected: tooLarge }
        continue
      }
      const { text, misread } = decodeText(line)
      const trimmed = text.trim()
      if (trimmed === '') continue
      position += 1
      yield readLine(trimmed, position, misread)
    }
  },
}

function readLine(line: string, position: number, misread: boolean): ReadItem {
  try {
    const value: unknown = JSON.parse(line)
    if (!isObject(value)) return { position, rejected: { code: 'line-not-object' } }
    return { position, record: { fields: value, warnings: misread ? [misreadWarning] : [] } }
  } catch (error) {
    if (error instanceof SyntaxError) return { position, rejected: { code: 'line-not-json', message: messageOf(error) } }
    throw error
  }
}

/** V8's words for a syntax error, without the piece of the text that it quotes. */
export const messageOf = (error: SyntaxError): string =>
  error.message.replace(/, "?\.{0,3}"[^]*$|, [^]*is not valid JSON$/, '').slice(0, 120)
