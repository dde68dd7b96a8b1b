import { z } from 'zod'
import { endpoint } from './endpoint.ts'

export const themes = ['light', 'dark', 'system'] as const
export const updateFrequencies = ['daily', 'weekly', 'never'] as const

/**
 * What somebody may be told of: `caseUpdates` of watched cases, lists and checks; `relatedCases` of what searches, judges, courts and provisions
 * bring; `chatResponses` of finished answers; `systemUpdates` of the rest.
 */
export const alertTypes = ['caseUpdates', 'relatedCases', 'chatResponses', 'systemUpdates'] as const
export type AlertType = (typeof alertTypes)[number]

const Theme = z.enum(themes)
const UpdateFrequency = z.enum(updateFrequencies)
const AlertTypes = z.object({
  caseUpdates: z.boolean(),
  relatedCases: z.boolean(),
  chatResponses: z.boolean(),
  systemUpdates: z.boolean(),
})

/** `emailEnabled` false, or `updateFrequency` never, stops every mail but those that keep the account safe. */
const Notifications = z.object({
  emailEnabled: z.boolean(),
  pushEnabled: z.boolean(),
  updateFrequency: UpdateFrequency,
  alertTypes: AlertTypes,
})

/** How somebody wants to be shown things and told of them. `emailNotifications` and `pushNotifications` are the two of `notifications`. */
export const Preferences = z.object({
  theme: Theme,
  emailNotifications: z.boolean(),
  pushNotifications: z.boolean(),
  notifications: Notifications,
  /** In which days begin and end: a name of the tz database. */
  time_zone: z.string(),
})
export type Preferences = z.infer<typeof Preferences>

function isTimeZone(name: string): boolean {
  try {
    return /^[A-Za-z]/.test(name) && Boolean(new Intl.DateTimeFormat('en', { timeZone: name }))
  } catch {
    return false
  }
}

/** Fields left out stay as they are. What `notifications` says stands over the two short names. */
export const PreferenceChanges = Preferences.extend({
  notifications: Notifications.extend({ alertTypes: AlertTypes.partial() }).partial(),
  time_zone: z.string().max(60).refine(isTimeZone, 'There is no such time zone'),
}).partial()
export type PreferenceChanges = z.infer<typeof PreferenceChanges>

export const getPreferences = endpoint({
  method: 'GET',
  path: '/api/profile/preferences',
  summary: 'How you want to be shown things and told of them',
  access: 'user',
  response: Preferences,
})

export const updatePreferences = endpoint({
  method: 'PATCH',
  path: '/api/profile/preferences',
  summary: 'Changes some of your preferences; fields left out stay as they are',
  access: 'user',
  body: PreferenceChanges,
  response: Preferences,
})
