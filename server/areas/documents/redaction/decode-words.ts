// "\u00a0", "\n", "\"" in JSON text
const ESCAPE = /\\(?:u([0-9a-f]{4})|([bfnrt])|(.))/gi
const TAG = /<[^<>]*>/g

/** A stored answer (JSON) as the words that it holds: escapes are read, and the marks of snippets left out. */
export const wordsOfAnswer = (body: string): string =>
  body
    .replace(ESCAPE, (_, code: string | undefined, space: string | undefined, other: string | undefined) =>
      code ? String.fromCharCode(Number.parseInt(code, 16)) : space ? ' ' : other!,
    )
    .replace(TAG, '')

// headers that say who writes to whom, with their continued lines
const ADDRESS_HEADER = /^(?:from|to|cc|bcc|sender|reply-to|return-path|message-id):.*(?:\r?\n[ \t].*)*/gim
// "=?UTF-8?B?SmFuZQ==?=", also several in a row
const ENCODED_WORD = /=\?[\w-]+\?([bq])\?([^?]*)\?=(?:\s+(?==\?))?/gi
// "=C2=A0", "=⏎"
const QUOTED_BYTES = /(?:=[0-9a-f]{2})+/gi
const SOFT_LINE_END = /=\r?\n/g
// lines of nothing but base64
const BASE64_LINES = /(?:^[A-Za-z0-9+/]{4,}={0,2}\r?$\n?)+/gm

const fromBase64 = (text: string) => Buffer.from(text, 'base64').toString()
const fromQuoted = (text: string) =>
  text.replace(SOFT_LINE_END, '').replace(QUOTED_BYTES, (bytes) => Buffer.from(bytes.replaceAll('=', ''), 'hex').toString())

/** A mail (RFC 5322) as the words that it holds, however its parts are encoded; who it is from and to is left out. */
export function wordsOfMail(mail: string): string {
  const end = /\r?\n\r?\n/.exec(mail)?.index ?? mail.length
  const headers = mail
    .slice(0, end)
    .replace(ADDRESS_HEADER, '')
    .replace(ENCODED_WORD, (_, way: string, text: string) =>
      way.toLowerCase() === 'b' ? fromBase64(text) : fromQuoted(text.replaceAll('_', ' ')),
    )
  const body = mail.slice(end)
  const readings = [body, fromQuoted(body), ...(body.match(BASE64_LINES) ?? []).map(fromBase64)]
  return [headers, ...readings.map((reading) => reading.replace(TAG, ''))].join('\n\n\u0000\n\n')
}
