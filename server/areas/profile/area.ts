import type { Area } from '../../area/area.ts'
import { createAccountExports } from './export/exports.ts'
import { ownedArchives } from './export/owned-archives.ts'
import { ownedLog } from './owned-log.ts'
import { ownedShares } from './owned-shares-storage.ts'
import { createRemovals } from './removal/removals.ts'
import { profileRoutes } from './routes.ts'

type Deps = Omit<Parameters<typeof createAccountExports>[0], 'dataDir'> & Parameters<typeof createRemovals>[0]

export const profileArea = {
  owned: [ownedShares, ownedLog, ownedArchives],
  async open(parts) {
    const exports = await createAccountExports({ ...parts, dataDir: parts.config.dataDir })
    const removals = createRemovals(parts)
    return {
      service: null,
      routes: (http) => profileRoutes(http, { ...parts, exports, removals }),
      hourly: { 'forget-archives': exports.forgetExpired },
    }
  },
} satisfies Area<Deps>
