import { type TalkingProcess, startTalking } from './talking-process.ts'

/** Starts a process that does jobs; see jobs-process.ts. */
export const startJobsProcess = (databaseUrl: string, dataDir: string, { count = 0, takes = 0 } = {}): TalkingProcess =>
  startTalking('./jobs-process.ts', [databaseUrl, dataDir, String(count), String(takes)])
