import type { Area } from '../../area/area.ts'
import { createBackups } from './backups.ts'
import { backupsRoutes } from './routes.ts'

export const backupsArea = {
  open(parts) {
    const backups = createBackups(parts)
    return {
      service: backups,
      routes: (http) => backupsRoutes(http, backups),
      hourly: { 'forget-backups': backups.forgetOld },
    }
  },
} satisfies Area<Parameters<typeof createBackups>[0]>
