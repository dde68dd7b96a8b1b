import type { Area } from '../../area/area.ts'
import { createBundles } from './bundles.ts'
import { ownedBundles } from './owned-bundles-storage.ts'
import { redactableBundles } from './redactable-bundles.ts'
import { bundlesRoutes } from './routes.ts'

export const bundlesArea = {
  owned: [ownedBundles],
  redactable: [redactableBundles],
  open(parts) {
    const bundles = createBundles(parts)
    return {
      service: bundles,
      routes: (http) => bundlesRoutes(http, bundles),
      hourly: { 'forget-bundles': bundles.forgetExpired },
    }
  },
} satisfies Area<Parameters<typeof createBundles>[0]>
