import type { Area } from '../../area/area.ts'
import { createBilling } from './billing.ts'
import { ownedBilling } from './owned-billing-storage.ts'
import { billingRoutes } from './routes.ts'

export const billingArea = {
  owned: [ownedBilling],
  open(parts) {
    const billing = createBilling(parts)
    return {
      service: billing,
      routes: (http) => billingRoutes(http, billing),
    }
  },
} satisfies Area<Parameters<typeof createBilling>[0]>
