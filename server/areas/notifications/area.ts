import type { Area } from '../../area/area.ts'
import type { PreferencesOf } from '../preferences/preferences.ts'
import { createNotifications } from './notifications.ts'
import { ownedNotifications } from './owned-notifications-storage.ts'
import { redactableNotifications } from './redactable-notifications.ts'
import { notificationsRoutes } from './routes.ts'
import { tellOfOwnAffairs } from './system-notices.ts'

export const notificationsArea = {
  owned: [ownedNotifications],
  redactable: [redactableNotifications],
  open(parts) {
    const notifications = createNotifications(parts)
    tellOfOwnAffairs({ ...parts, tell: notifications.tellOfAffairs })
    return {
      service: notifications,
      routes: (http) => notificationsRoutes(http, notifications),
      hourly: { 'forget-notifications': notifications.forgetOld },
    }
  },
} satisfies Area<Parameters<typeof createNotifications>[0] & { preferences: PreferencesOf }>
