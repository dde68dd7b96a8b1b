import type { PushDevice } from '../providers/push.ts'
import { type TalkingProcess, startTalking } from './talking-process.ts'

/** What a process that imports judgments and mails alerts is told to do. */
export interface AlertsWork {
  /** Of the database; empty for that of `dataDir`. */
  databaseUrl: string
  dataDir: string
  /** Empty: mails become files. */
  smtpUrl: string
  /** The push service that it is to know and trust, and the devices of its readers there, each in the order of their addresses. */
  push?: { origin: string; cert: string; devices: readonly PushDevice[] }
  /** When the clock of all these processes begins, and how fast it goes: mails that wait for a minute are due after seconds. */
  clock: { from: number; speed: number }
  /** The numbers of the judgments that it stores. */
  judgments: readonly number[]
  /** Kills itself at this moment: the number of a statement, mail or push since it began to work, or the first that is described by these words. */
  dies?: number | string
}

/** Starts such a process; see alerts-process.ts. */
export const startAlertsProcess = (work: AlertsWork): TalkingProcess => startTalking('./alerts-process.ts', [JSON.stringify(work)])
