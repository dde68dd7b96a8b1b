import type { Endpoint, Input, Output, Stream } from '#contract/endpoint'
import { wordsOf } from '../messages/chosen-language.ts'
import { problems } from '../messages/en/problems.ts'
import { CallError } from './call-error.ts'
import { renew, tokens } from './call.ts'
import { createRandomKey } from './random-key.ts'
import { type Listeners, readEvents } from './read-events.ts'
import { withRetries } from './retry.ts'
import { addressOf, type Parts, readAnswer } from './send.ts'

export interface UploadOptions {
  signal: AbortSignal
  /** Told how much of the file has left, from 0 to 1; 1 once the server reads it. */
  onProgress: (share: number) => void
}

/** Milliseconds without a byte going out, and for which the server may read: a slow line alone never ends an upload. */
const maxStillLength = 60_000
const maxReading = 300_000

const words = () => wordsOf('problems', problems)

/**
 * Sends a file, or several at once, to an endpoint that takes files, with the same token, refresh, retries and errors as `call`; unlike it, for as long as
 * bytes go out. Every try carries one Idempotency-Key, so a lost answer does not add the file twice.
 */
export function upload<E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  file: File | readonly File[],
  options: UploadOptions,
): Promise<Output<E>> {
  return uploadWith(endpoint, input, file, { ...options, reader: null })
}

/** The same for a stream that takes files: tells its events while the file is worked on. */
export function uploadStream<S extends Stream>(
  s: S,
  input: Input<S>,
  file: File,
  { on, ...options }: UploadOptions & { on: Listeners<S> },
): Promise<Output<S>> {
  return uploadWith(s, input, file, { ...options, reader: () => readEvents(s, on, words()) })
}

interface ReadingOptions<E extends Endpoint> extends UploadOptions {
  /** What reads the events of each try; null where none are asked for. */
  reader: (() => { read: (piece: string) => void; answer: () => Output<E> }) | null
}

async function uploadWith<E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  file: File | readonly File[],
  options: ReadingOptions<E>,
): Promise<Output<E>> {
  const signedOut = () => new CallError({ kind: 'signed-out', status: 401, code: 'signed-out', message: words().signedOut })
  const idempotencyKey = createRandomKey()
  const attempt = (bearer: string) =>
    withRetries(() => sendFile(endpoint, input as Parts, file, { ...options, bearer, idempotencyKey }), options.signal)
  const bearer = tokens.read()?.access_token
  if (!bearer) throw signedOut()
  try {
    return await attempt(bearer)
  } catch (error) {
    if (!(error instanceof CallError && error.kind === 'answer' && error.status === 401)) throw error
  }
  return attempt(await renew(bearer))
}

type SendFileOptions<E extends Endpoint> = ReadingOptions<E> & { bearer: string; idempotencyKey: string }

/** One request. Only this kind of request tells how much of it has been sent. */
function sendFile<E extends Endpoint>(
  endpoint: E,
  parts: Parts,
  file: File | readonly File[],
  options: SendFileOptions<E>,
): Promise<Output<E>> {
  const { signal, onProgress, bearer, idempotencyKey } = options
  const events = options.reader?.()
  return new Promise((resolve, reject) => {
    signal.throwIfAborted()
    const request = new XMLHttpRequest()
    let timer: ReturnType<typeof setTimeout>
    const giveUpAfter = (ms: number) => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        end(() => reject(new CallError({ kind: 'timeout', status: 0, message: words().timedOut })))
        request.abort()
      }, ms)
    }
    const stop = () => {
      end(() => reject(signal.reason))
      request.abort()
    }
    let ended = false
    const end = (answer: () => void) => {
      if (ended) return
      ended = true
      clearTimeout(timer)
      signal.removeEventListener('abort', stop)
      answer()
    }
    signal.addEventListener('abort', stop, { once: true })
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      giveUpAfter(maxStillLength)
      onProgress(total > 0 ? Math.min(loaded / total, 0.99) : 0)
    })
    request.upload.addEventListener('load', () => {
      giveUpAfter(maxReading)
      onProgress(1)
    })
    const tellsEvents = () => request.getResponseHeader('content-type')?.startsWith('text/event-stream') === true
    let read = 0
    const readOn = () => {
      const piece = request.responseText.slice(read)
      read += piece.length
      events?.read(piece)
    }
    request.addEventListener('progress', () => {
      if (!events || !tellsEvents()) return
      giveUpAfter(maxStillLength)
      try {
        readOn()
      } catch (error) {
        end(() => reject(error))
        request.abort()
      }
    })
    request.addEventListener('load', () =>
      end(() => {
        try {
          if (events && tellsEvents()) {
            readOn()
            resolve(events.answer())
          } else
            resolve(readAnswer(endpoint, { status: request.status, statusText: request.statusText, text: request.responseText }, words()))
        } catch (error) {
          reject(error)
        }
      }),
    )
    request.addEventListener('error', () =>
      end(() => reject(new CallError({ kind: 'network', status: 0, message: words().network(words().noAnswer) }))),
    )
    request.open(endpoint.method, addressOf(endpoint.path, parts))
    request.setRequestHeader('accept', events ? 'text/event-stream' : 'application/json')
    request.setRequestHeader('authorization', `Bearer ${bearer}`)
    request.setRequestHeader('idempotency-key', idempotencyKey)
    const form = new FormData()
    for (const one of [file].flat() as readonly File[]) form.append('files', one, one.name)
    giveUpAfter(maxStillLength)
    request.send(form)
  })
}
