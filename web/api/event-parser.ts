export interface ServerEvent {
  name: string
  data: string
  /** The last id that was told up to here. */
  id: string | null
}

/** Characters of one event: a report on the longest document that can be checked has a few millions. */
const maxEventLength = 32 * 1024 * 1024

/**
 * Reads server-sent events from text that arrives in pieces, cut anywhere (the HTML standard, 9.2.6). What has no data is no event, as the
 * comments of a heartbeat. Throws where an event grows past `longest`.
 */
export function createEventParser(onEvent: (event: ServerEvent) => void, longest = maxEventLength) {
  let rest = ''
  let name = ''
  let data: string[] = []
  let length = 0
  let id: string | null = null
  let begun = false

  function readLine(line: string) {
    if (line === '') {
      if (data.length > 0) onEvent({ name: name || 'message', data: data.join('\n'), id })
      name = ''
      data = []
      length = 0
      return
    }
    const colon = line.indexOf(':')
    const field = colon === -1 ? line : line.slice(0, colon)
    const value = colon === -1 ? '' : line.slice(colon + 1).replace(/^ /, '')
    if (field === 'event') name = value
    else if (field === 'data') data.push(value)
    else if (field === 'id' && !value.includes('\0')) id = value
    length += line.length
  }

  return {
    read(piece: string) {
      if (!begun && piece !== '') {
        begun = true
        rest = piece.replace(/^\uFEFF/, '')
      } else rest += piece
      // A lone return at the end may be the first half of an end of line.
      const lines = rest.split(/\r\n|\n|\r(?!$)/)
      rest = lines.pop()!
      for (const line of lines) readLine(line)
      if (length + rest.length > longest) throw new RangeError('An event of the server is too long')
    },
  }
}
