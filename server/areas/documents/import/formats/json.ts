import { decodeText, misreadWarning } from './decode-text.ts'
import { readActOfRecord } from '../statutes/act-of-record.ts'
import { type Format, type ReadItem, tooLarge } from './format.ts'
import { messageOf } from './json-lines.ts'
import { type JsonPiece, readJsonValues } from './json-values.ts'

const problems = {
  'too large': tooLarge,
  'cut off': { code: 'cut-off' },
  'not JSON': { code: 'file-not-json' },
} as const

// '{', '[' or '[{' at the very start
const STARTS_LIKE_JSON = /^\uFEFF?\s*(?:\{\s*["}]|\[\s*[[{"\]\d]|\[\s*$)/

/** A case or an Act, a list of them, or a list under `cases` or `results`. */
export const json: Format = {
  name: 'JSON',
  streams: false,
  detects: (head) => STARTS_LIKE_JSON.test(decodeText(head.subarray(0, 4096)).text),

  async *read(file): AsyncGenerator<ReadItem> {
    let position = 0
    let alone = false
    for await (const piece of readJsonValues(file.open())) {
      position += 1
      alone = !piece.listed && position === 1
      yield readPiece(piece, alone ? null : position, file.name)
    }
    if (position === 0) yield { position: null, rejected: { code: 'no-case' } }
  },
}

function readPiece(piece: JsonPiece, position: number | null, name: string): ReadItem {
  if ('problem' in piece) return { position, rejected: problems[piece.problem] }
  const { text, misread } = decodeText(piece.bytes)
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return { position, rejected: { code: 'record-not-object' } }
    const act = readActOfRecord(value as Record<string, unknown>, name)
    if (act) return { position, act }
    return { position, record: { fields: value as Record<string, unknown>, warnings: misread ? [misreadWarning] : [] } }
  } catch (error) {
    if (error instanceof SyntaxError) return { position, rejected: { code: 'record-not-json', message: messageOf(error) } }
    throw error
  }
}
