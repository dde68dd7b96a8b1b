import { type AlertType, type PreferenceChanges, type Preferences, alertTypes } from '#contract/preferences'
import type { Database } from '../../database/open.ts'
import { type StoredPreferences, preferencesStorage } from './storage.ts'

export { usualPreferences } from './storage.ts'

/** How accounts want to be shown things and told of them. Whoever sends mail or notices asks here. */
export function createPreferences(database: Database) {
  const storage = preferencesStorage(database)
  const read = async (account: string): Promise<Preferences> => toPreferences(await storage.read(account))

  return {
    read,

    change: async (account: string, changes: PreferenceChanges): Promise<Preferences> =>
      toPreferences(await storage.change(account, toStored(changes))),

    /** Whether an account wants to be told of a kind of thing in its bell. */
    allowsNotice: async (account: string, about: AlertType): Promise<boolean> => (await read(account)).notifications.alertTypes[about],

    /**
     * Whether an account wants mail of a kind. What keeps it safe (sign-in, passwords, deletion) is sent without asking; a search or a watch has
     * a rhythm of its own, and asks here only whether.
     */
    allowsMail: async (account: string, about: AlertType): Promise<boolean> => mailedAlerts(await read(account)).has(about),
  }
}

/** The kinds of things of which an account with these preferences wants mail. */
export function mailedAlerts({ notifications }: Preferences): ReadonlySet<AlertType> {
  const { emailEnabled, updateFrequency, alertTypes: wanted } = notifications
  return new Set(emailEnabled && updateFrequency !== 'never' ? alertTypes.filter((about) => wanted[about]) : [])
}

export type PreferencesOf = ReturnType<typeof createPreferences>

const toPreferences = (stored: StoredPreferences): Preferences => ({
  theme: stored.theme,
  emailNotifications: stored.email_enabled,
  pushNotifications: stored.push_enabled,
  notifications: {
    emailEnabled: stored.email_enabled,
    pushEnabled: stored.push_enabled,
    updateFrequency: stored.update_frequency,
    alertTypes: {
      caseUpdates: stored.case_updates,
      relatedCases: stored.related_cases,
      chatResponses: stored.chat_responses,
      systemUpdates: stored.system_updates,
    },
  },
  time_zone: stored.time_zone,
})

function toStored({
  theme,
  emailNotifications,
  pushNotifications,
  notifications,
  time_zone,
}: PreferenceChanges): Partial<StoredPreferences> {
  const { emailEnabled, pushEnabled, updateFrequency, alertTypes } = notifications ?? {}
  const changes = {
    theme,
    email_enabled: emailEnabled ?? emailNotifications,
    push_enabled: pushEnabled ?? pushNotifications,
    update_frequency: updateFrequency,
    case_updates: alertTypes?.caseUpdates,
    related_cases: alertTypes?.relatedCases,
    chat_responses: alertTypes?.chatResponses,
    system_updates: alertTypes?.systemUpdates,
    time_zone,
  }
  return Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined))
}
