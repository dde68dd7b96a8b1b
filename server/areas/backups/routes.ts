import type { FastifyInstance } from 'fastify'
import { listBackups, makeBackup } from '#contract/backups'
import { serve } from '../../http/serve.ts'
import type { Backups } from './backups.ts'

export function backupsRoutes(app: FastifyInstance, backups: Backups) {
  serve(app, listBackups, () => backups.state())
  serve(app, makeBackup, async (_input, { userId }, { address }) => {
    await backups.ask({ account: userId, address })
    return { started: true as const }
  })
}
