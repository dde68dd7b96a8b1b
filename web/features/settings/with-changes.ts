import type { PreferenceChanges, Preferences } from '#contract/preferences'

/** Preferences as they are once the changes are kept. */
export function withChanges(before: Preferences, changes: PreferenceChanges): Preferences {
  const { alertTypes, ...rest } = changes.notifications ?? {}
  const notifications = {
    ...before.notifications,
    ...(changes.emailNotifications !== undefined && { emailEnabled: changes.emailNotifications }),
    ...(changes.pushNotifications !== undefined && { pushEnabled: changes.pushNotifications }),
    ...rest,
    alertTypes: { ...before.notifications.alertTypes, ...alertTypes },
  }
  return {
    ...before,
    ...changes,
    notifications,
    emailNotifications: notifications.emailEnabled,
    pushNotifications: notifications.pushEnabled,
  }
}
