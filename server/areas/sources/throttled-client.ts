import { setTimeout as pause } from 'node:timers/promises'
import { SourceFailure } from './source.ts'

export interface ThrottledClientDeps {
  /** Below it everything lies: nothing is asked of another host, whatever an answer says. */
  base: string
  /** Of the API, sent to this host alone. */
  key: string
  userAgent: string
  /** Milliseconds between the end of one request and the start of the next. */
  between: number
  /** Milliseconds for one answer. */
  patience?: number
  /** Milliseconds: a source that asks for a longer wait is left until the next run. */
  longestWait?: number
}

export interface Answer {
  /** 404 also stands for 410. */
  status: 200 | 304 | 404
  bytes: Buffer
  type: string
  etag: string | null
  modified: string | null
}

interface Asked {
  etag?: string | null
  modified?: string | null
  body?: unknown
}

const tries = 4
const maxRedirects = 5
/** Bytes of an answer; files of a court stay far below. */
const largestAnswer = 100 * 1024 * 1024
const maxBackOffLength = 60_000

export type ThrottledClient = ReturnType<typeof createThrottledClient>

/**
 * Asks one site, one request after the other with a pause between them. It waits when it is told to, tries again what failed on the way, and
 * never leaves the host that was set up. Throws `SourceFailure`.
 */
export function createThrottledClient({ base, key, userAgent, between, patience = 60_000, longestWait = 300_000 }: ThrottledClientDeps) {
  const root = new URL(base.endsWith('/') ? base : `${base}/`)
  let freeAt = 0

  /** An address on the site; others, and schemes that are not the site's own, are refused. */
  const within = (address: string, from: URL = root): URL => {
    if (!URL.canParse(address, from.href)) throw new SourceFailure('nonsense')
    const url = new URL(address, from.href)
    // A site behind a proxy calls itself http; its key is sent the way that was set up.
    if (url.protocol === 'http:' && root.protocol === 'https:' && url.hostname === root.hostname) url.protocol = root.protocol
    if (url.origin !== root.origin || url.username !== '' || url.password !== '') throw new SourceFailure('elsewhere')
    return url
  }

  const once = async (url: URL, { etag, modified, body }: Asked, signal: AbortSignal) => {
    await pause(Math.max(0, freeAt - performance.now()), undefined, { signal })
    const headers = new Headers({ 'user-agent': userAgent })
    if (key !== '') headers.set('authorization', `Token ${key}`)
    if (etag) headers.set('if-none-match', etag)
    if (modified) headers.set('if-modified-since', modified)
    if (body !== undefined) headers.set('content-type', 'application/json')
    try {
      const response = await fetch(url, {
        method: body === undefined ? 'GET' : 'POST',
        headers,
        ...(body !== undefined && { body: JSON.stringify(body) }),
        redirect: 'manual',
        signal: AbortSignal.any([signal, AbortSignal.timeout(patience)]),
      })
      return { response, bytes: await readWhole(response) }
    } finally {
      freeAt = performance.now() + between
    }
  }

  /** Follows redirects, which stay on the site. */
  const send = async (address: string, asked: Asked, signal: AbortSignal) => {
    let url = within(address)
    for (let redirects = 0; redirects <= maxRedirects; redirects += 1) {
      const answered = await once(url, asked, signal)
      const to = isRedirect(answered.response.status) ? answered.response.headers.get('location') : null
      if (to === null) return answered
      url = within(to, url)
    }
    throw new SourceFailure('repeats')
  }

  const ask = async (address: string, asked: Asked, signal: AbortSignal): Promise<Answer> => {
    for (let attempt = 1; ; attempt += 1) {
      const isLast = attempt === tries
      let wait = Math.min(between * 4 ** attempt, maxBackOffLength)
      try {
        const { response, bytes } = await send(address, asked, signal)
        const { status, headers } = response
        if (status === 200 || status === 304) {
          return {
            status,
            bytes,
            type: headers.get('content-type') ?? '',
            etag: headers.get('etag'),
            modified: headers.get('last-modified'),
          }
        }
        if (status === 404 || status === 410) return { status: 404, bytes, type: '', etag: null, modified: null }
        if (status === 401 || status === 403) throw new SourceFailure('refused')
        const told = waitOf(headers.get('retry-after'))
        if (status === 429 || told !== null) wait = told ?? maxBackOffLength
        else if (status < 500) throw new SourceFailure('nonsense')
        if (wait > longestWait || (isLast && status === 429)) throw new SourceFailure('throttled', { wait })
        if (isLast) throw new SourceFailure('unavailable')
      } catch (error) {
        signal.throwIfAborted()
        if (error instanceof SourceFailure) throw error
        if (isLast) throw new SourceFailure(isTimeout(error) ? 'timed-out' : 'unreachable', { cause: error })
      }
      await pause(wait, undefined, { signal })
    }
  }

  return {
    /** Whether an address is one of the site's own. */
    isWithin(address: string): boolean {
      try {
        return Boolean(within(address))
      } catch (error) {
        if (error instanceof SourceFailure) return false
        throw error
      }
    },

    get: (address: string, signal: AbortSignal, known: Pick<Asked, 'etag' | 'modified'> = {}) => ask(address, known, signal),

    /** What an address answers as JSON; null where there is nothing. */
    async json(address: string, signal: AbortSignal, body?: unknown): Promise<unknown> {
      const answer = await ask(address, body === undefined ? {} : { body }, signal)
      if (answer.status !== 200) return null
      try {
        return JSON.parse(answer.bytes.toString('utf8')) as unknown
      } catch (error) {
        throw new SourceFailure('nonsense', { cause: error })
      }
    },
  }
}

const isRedirect = (status: number) => [301, 302, 303, 307, 308].includes(status)
const isTimeout = (error: unknown) => error instanceof DOMException && error.name === 'TimeoutError'

/** 'Retry-After: 120' or a date of HTTP, in milliseconds from now; null where it says neither. */
export function waitOf(header: string | null, now = performance.timeOrigin + performance.now()): number | null {
  if (header === null || header.trim() === '') return null
  const seconds = Number(header)
  const wait = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(header) - now
  return Number.isNaN(wait) ? null : Math.max(0, wait)
}

async function readWhole(response: Response): Promise<Buffer> {
  const pieces: Uint8Array[] = []
  let length = 0
  for await (const piece of response.body ?? []) {
    pieces.push(piece)
    length += piece.length
    if (length > largestAnswer) throw new SourceFailure('too-large')
  }
  return Buffer.concat(pieces)
}
