import type { Area } from '../../area/area.ts'
import type { Notifications } from '../notifications/notifications.ts'
import type { Search } from '../search/search.ts'
import { createAlertMails } from './alert-mails.ts'
import { createMatching } from './matching.ts'
import { alertsRoutes } from './routes.ts'
import { createWatchMatching } from './watch-matching.ts'

type Deps = Omit<
  Parameters<typeof createAlertMails>[0] & Parameters<typeof createMatching>[0] & Parameters<typeof createWatchMatching>[0],
  'arrivals' | 'tell' | 'notices'
> & { search: Pick<Search, 'arrivals'>; notifications: Pick<Notifications, 'tell' | 'mailed'> }

export const alertsArea = {
  async open({ search: { arrivals }, notifications: { tell, mailed: notices }, ...parts }) {
    createMatching({ ...parts, arrivals, tell }).followBy(parts.jobs)
    createWatchMatching({ ...parts, tell }).followBy(parts.jobs)
    const mails = await createAlertMails({ ...parts, arrivals, notices })
    return { service: null, routes: (http) => alertsRoutes(http, mails) }
  },
} satisfies Area<Deps>
