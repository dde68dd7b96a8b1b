import { largestRecord } from './format.ts'

/** A JSON value cut out of a file: its bytes, or why there are none. `listed` says that it stood in a list of records. */
export type JsonPiece = { listed: boolean } & ({ bytes: Buffer } | { problem: 'too large' | 'cut off' | 'not JSON' })

const QUOTE = 34
const BACKSLASH = 92
const COLON = 58
const COMMA = 44
const OPEN_LIST = 91
const CLOSE_LIST = 93
const OPEN_OBJECT = 123
const CLOSE_OBJECT = 125

const isBlank = (byte: number) => byte === 32 || byte === 10 || byte === 13 || byte === 9 || byte === 0xef || byte === 0xbb || byte === 0xbf
const wrapperKeys: ReadonlySet<string> = new Set(['cases', 'results'])

/**
 * Cuts a JSON file into its records without holding more than one: the elements of a list, of `{"cases": [...]}` or
 * `{"results": [...]}`, or the whole of any other value; several values in a row are taken one by one.
 */
export async function* readJsonValues(stream: AsyncIterable<Buffer>, limit = largestRecord): AsyncGenerator<JsonPiece> {
  const found: JsonPiece[] = []
  let kept: Buffer[] = []
  let keptLength = 0
  /** Where the value that is being read started in the chunk, -1 while none is. */
  let start = -1
  /** Depth within the value; lists of records are not counted. */
  let depth = 0
  let inList = false
  /** The list stands in an object; what follows the list is passed over. */
  let wrapped = false
  let inString = false
  let escaped = false
  let key: number[] | null = null
  let lastKey = ''
  let sawKeyColon = false
  let wrapperList = false

  const keep = (chunk: Buffer, from: number, to: number) => {
    keptLength += to - from
    if (keptLength > limit) kept = []
    else kept.push(chunk.subarray(from, to))
  }
  const finish = () => {
    found.push(keptLength > limit ? { listed: inList, problem: 'too large' } : { listed: inList, bytes: Buffer.concat(kept) })
    reset()
  }
  const reset = () => {
    kept = []
    keptLength = 0
    start = -1
    depth = 0
    inString = false
    escaped = false
    key = null
    lastKey = ''
    sawKeyColon = false
    wrapperList = false
  }

  for await (const chunk of stream) {
    if (start >= 0) start = 0
    for (let at = 0; at < chunk.length; at += 1) {
      const byte = chunk[at]!
      if (start < 0) {
        if (isBlank(byte)) continue
        if (inList && byte === COMMA) continue
        if (inList && byte === CLOSE_LIST) {
          if (wrapped) {
            yield* found.splice(0)
            return
          }
          inList = false
          continue
        }
        if (!inList && byte === OPEN_LIST) {
          inList = true
          continue
        }
        start = at
        if (byte === OPEN_OBJECT || byte === OPEN_LIST) {
          depth = 1
          continue
        }
        if (byte !== QUOTE && !inList) {
          yield* found.splice(0)
          yield { listed: false, problem: 'not JSON' }
          return
        }
        inString = byte === QUOTE
        continue
      }
      if (inString) {
        if (escaped) escaped = false
        else if (byte === BACKSLASH) escaped = true
        else if (byte === QUOTE) {
          inString = false
          if (key) {
            lastKey = Buffer.from(key).toString('latin1')
            key = null
          }
          if (depth === 0) {
            keep(chunk, start, at + 1)
            finish()
          }
        } else if (key && key.length < 16) key.push(byte)
        continue
      }
      if (byte === QUOTE) {
        inString = true
        wrapperList = false
        key = !inList && depth === 1 && !sawKeyColon ? [] : null
      } else if (byte === COLON && depth === 1) sawKeyColon = true
      else if (byte === COMMA && depth === 1) sawKeyColon = false
      else if (byte === OPEN_OBJECT || byte === OPEN_LIST) {
        if (wrapperList && byte === OPEN_OBJECT) {
          reset()
          inList = true
          wrapped = true
          start = at
          depth = 1
          continue
        }
        wrapperList = byte === OPEN_LIST && !inList && depth === 1 && sawKeyColon && wrapperKeys.has(lastKey)
        depth += 1
      } else if (byte === CLOSE_OBJECT || byte === CLOSE_LIST) {
        wrapperList = false
        depth -= 1
        if (depth === 0) {
          keep(chunk, start, at + 1)
          finish()
        } else if (depth < 0) {
          keep(chunk, start, at)
          finish()
          at -= 1
        }
      } else if (depth === 0 && (byte === COMMA || isBlank(byte))) {
        keep(chunk, start, at)
        finish()
      }
    }
    if (start >= 0) keep(chunk, start, chunk.length)
    yield* found.splice(0)
  }
  if (start >= 0 || inList) yield { listed: inList, problem: 'cut off' }
}
