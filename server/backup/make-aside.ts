import { Worker } from 'node:worker_threads'
import type { FromBackupThread } from './backup-thread.ts'
import type { BackupOrder, OnProgress } from './make-backup.ts'

/** The same as `makeBackup`, in a thread of its own; an error has the code that it had there. */
export async function makeBackupAside(order: BackupOrder, signal: AbortSignal, onProgress: OnProgress): Promise<void> {
  signal.throwIfAborted()
  const thread = new Worker(new URL('./backup-thread.ts', import.meta.url), { workerData: order })
  const end = () => thread.postMessage('end')
  signal.addEventListener('abort', end, { once: true })
  try {
    await new Promise<void>((resolve, reject) => {
      thread.once('error', reject)
      thread.once('exit', () => reject(new Error('The thread that made a backup has ended.')))
      thread.on('message', (told: FromBackupThread) => {
        if ('done' in told) onProgress(told.done)
        else if ('bytes' in told) resolve()
        else reject(Object.assign(new Error(told.failed.message), { code: told.failed.code }))
      })
    })
  } finally {
    signal.removeEventListener('abort', end)
  }
}
