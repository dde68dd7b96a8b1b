import { type CheckReport, checkFile, checkText, getCheckProgress, largestChecked } from '#contract/document-check'
import type { Output } from '#contract/endpoint'
import { useEffect, useRef, useState } from 'react'
import { call } from '../../api/call.ts'
import { createRandomKey } from '../../api/random-key.ts'
import { upload } from '../../api/upload.ts'

/** A document with what was found in it. It lives as long as the screen shows it. */
export interface CheckedDocument {
  name: string
  text: string
  report: CheckReport
}

export type CheckProgress = Output<typeof getCheckProgress>

/** Milliseconds between two looks at how far the check has come. */
const lookEvery = 600

export type CheckState =
  | { at: 'start'; problem: Error | 'too-large' | null }
  | { at: 'sending'; share: number }
  | { at: 'checking'; progress: CheckProgress | null }
  | { at: 'done'; document: CheckedDocument }

/** Sends a text or a file to be checked, and holds what comes back. */
export function useCheck() {
  const [state, setState] = useState<CheckState>({ at: 'start', problem: null })
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])

  async function run(begin: CheckState, work: (signal: AbortSignal) => Promise<CheckedDocument>) {
    running.current?.abort()
    const own = new AbortController()
    running.current = own
    setState(begin)
    try {
      const document = await work(own.signal)
      if (!own.signal.aborted) setState({ at: 'done', document })
    } catch (error) {
      if (!own.signal.aborted) setState({ at: 'start', problem: error instanceof Error ? error : new Error(String(error)) })
    }
  }

  /** Asks the server how far it has come until `signal` ends; what cannot be told leaves the screen as it is. */
  async function follow(id: string, signal: AbortSignal) {
    while (!signal.aborted) {
      await new Promise((resolve) => setTimeout(resolve, lookEvery))
      if (signal.aborted) return
      const progress = await call(getCheckProgress, { params: { id } }, { signal }).catch(() => null)
      setState((now) => (now.at === 'checking' && !signal.aborted && progress?.stage ? { at: 'checking', progress } : now))
    }
  }

  /** A check under an id of its own, which is followed until it is there. */
  async function followed<T>(signal: AbortSignal, work: (id: string) => Promise<T>): Promise<T> {
    const id = createRandomKey()
    const ended = new AbortController()
    signal.addEventListener('abort', () => ended.abort(), { once: true })
    void follow(id, ended.signal)
    return work(id).finally(() => ended.abort())
  }

  return {
    state,
    checkText: (text: string) =>
      void run({ at: 'checking', progress: null }, (signal) =>
        followed(signal, async (progress) => ({
          name: '',
          text,
          report: await call(checkText, { body: { text, progress } }, { signal }),
        })),
      ),
    checkFile(file: File) {
      if (file.size > largestChecked) setState({ at: 'start', problem: 'too-large' })
      else
        void run({ at: 'sending', share: 0 }, (signal) =>
          followed(signal, (progress) =>
            upload(checkFile, { query: { progress } }, file, {
              signal,
              onProgress: (share) => {
                if (!signal.aborted) setState(share === 1 ? { at: 'checking', progress: null } : { at: 'sending', share })
              },
            }),
          ),
        )
    },
    reset() {
      running.current?.abort()
      setState({ at: 'start', problem: null })
    },
  }
}
