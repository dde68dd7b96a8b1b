import { type Library, type UploadOutcome, largestUpload, uploadDocuments } from '#contract/library'
import { upload } from '../../api/upload.ts'

/** How far a file is. `failed` says why in `problem`; `done` has outcomes, which may say that nothing was added. */
export type UploadState = 'waiting' | 'uploading' | 'reading' | 'done' | 'failed' | 'stopped'

/** Why a file is not even sent. */
export type RefusedAtOnce = 'too-large' | 'empty'

export interface Upload {
  id: number
  file: File
  library: Library
  state: UploadState
  /** From 0 to 1. */
  share: number
  outcomes: UploadOutcome[]
  /** Words of the server, or why the file was not sent. */
  problem: string | { refused: RefusedAtOnce } | null
}

export const isOver = ({ state }: Upload) => state === 'done' || state === 'failed' || state === 'stopped'

type Send = typeof upload

/** Files that are sent one after the other. The queue outlives the screen: who reads one document does not stop the next. */
export function createUploadQueue(send: Send) {
  let uploads: readonly Upload[] = []
  let owner: string | null = null
  let lastId = 0
  const listeners = new Set<() => void>()
  const finished = new Set<() => void>()
  let running: { id: number; controller: AbortController } | null = null

  const change = (next: readonly Upload[]) => {
    uploads = next
    for (const listener of listeners) listener()
  }
  const set = (id: number, changes: Partial<Upload>) => change(uploads.map((one) => (one.id === id ? { ...one, ...changes } : one)))

  async function work() {
    const next = uploads.find(({ state }) => state === 'waiting')
    if (running || !next) return
    const { id, file, library } = next
    const controller = new AbortController()
    running = { id, controller }
    set(id, { state: 'uploading', share: 0, problem: null })
    try {
      const onProgress = (share: number) => set(id, { share, state: share === 1 ? 'reading' : 'uploading' })
      const { outcomes } = await send(uploadDocuments, { query: { library } }, file, { signal: controller.signal, onProgress })
      set(id, { state: 'done', share: 1, outcomes })
    } catch (error) {
      if (controller.signal.aborted) set(id, { state: 'stopped' })
      else set(id, { state: 'failed', problem: error instanceof Error ? error.message : String(error) })
    }
    running = null
    for (const listener of finished) listener()
    void work()
  }

  const refusalOf = ({ size }: File): RefusedAtOnce | null => (size > largestUpload ? 'too-large' : size === 0 ? 'empty' : null)

  return {
    read: () => uploads,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** Calls `listener` after each file, whatever became of it. */
    onFinished(listener: () => void) {
      finished.add(listener)
      return () => void finished.delete(listener)
    },
    add(files: readonly File[], library: Library) {
      const added = files.map((file): Upload => {
        const refused = refusalOf(file)
        lastId += 1
        return {
          id: lastId,
          file,
          library,
          state: refused ? 'failed' : 'waiting',
          share: 0,
          outcomes: [],
          problem: refused && { refused },
        }
      })
      change([...uploads, ...added])
      void work()
    },
    /** Stops a file; what the server has already read stays. */
    stop(id: number) {
      if (running?.id === id) running.controller.abort()
      else set(id, { state: 'stopped' })
    },
    again(id: number) {
      set(id, { state: 'waiting', problem: null })
      void work()
    },
    clear: () => change(uploads.filter((one) => !isOver(one))),
    /** The list belongs to one account: another one starts with none. */
    belongTo(userId: string) {
      if (owner === userId) return
      owner = userId
      running?.controller.abort()
      if (uploads.length > 0) change([])
    },
  }
}

export const uploadQueue = createUploadQueue(upload)
