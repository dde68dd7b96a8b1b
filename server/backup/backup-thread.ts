import { parentPort, workerData } from 'node:worker_threads'
import { type BackupOrder, makeBackup } from './make-backup.ts'

/* The thread that makes one backup: nobody who asks the server waits for what is summed and compressed. Any message ends it. */

export type FromBackupThread = { done: number } | { bytes: number } | { failed: { message: string; code: string | null } }

/** How much further it is before it says so. */
const step = 0.005

const port = parentPort!
const ending = new AbortController()
port.once('message', () => ending.abort(new Error('The server ends.')))
const tell = (told: FromBackupThread) => port.postMessage(told)
let said = 0

try {
  const { bytes } = await makeBackup(workerData as BackupOrder, ending.signal, (done) => {
    if (done < said + step) return
    said = done
    tell({ done })
  })
  tell({ bytes })
} catch (error) {
  const { message, code = null } = error as NodeJS.ErrnoException
  tell({ failed: { message, code } })
}
port.close()
