import { type CheckProgress, type CheckReport, checkFile, checkText, largestChecked } from '#contract/document-check'
import { useEffect, useRef, useState } from 'react'
import { stream } from '../../api/stream.ts'
import { uploadStream } from '../../api/upload.ts'

/** A document with what was found in it. It lives as long as the screen shows it. */
export interface CheckedDocument {
  name: string
  /** Null of a kept check whose document was not kept. */
  text: string | null
  report: CheckReport
}

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

  /** Shows how far the server has come, while `signal` has not ended. */
  const shown = (signal: AbortSignal) => ({
    progress: (progress: CheckProgress) => {
      if (!signal.aborted) setState({ at: 'checking', progress })
    },
  })

  return {
    state,
    checkText: (text: string, name = '') =>
      void run({ at: 'checking', progress: null }, async (signal) => ({
        name,
        text,
        report: await stream(checkText, { body: { text } }, { signal, on: shown(signal) }),
      })),
    checkFile(file: File) {
      if (file.size > largestChecked) setState({ at: 'start', problem: 'too-large' })
      else
        void run({ at: 'sending', share: 0 }, (signal) =>
          uploadStream(checkFile, {}, file, {
            signal,
            on: shown(signal),
            onProgress: (share) => {
              if (!signal.aborted) setState(share === 1 ? { at: 'checking', progress: null } : { at: 'sending', share })
            },
          }),
        )
    },
    reset() {
      running.current?.abort()
      setState({ at: 'start', problem: null })
    },
  }
}
