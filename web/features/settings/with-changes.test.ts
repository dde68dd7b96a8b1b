import type { Preferences } from '#contract/preferences'
import { expect, test } from 'vitest'
import { withChanges } from './with-changes.ts'

const before: Preferences = {
  theme: 'system',
  emailNotifications: true,
  pushNotifications: false,
  notifications: {
    emailEnabled: true,
    pushEnabled: false,
    updateFrequency: 'weekly',
    alertTypes: { caseUpdates: true, relatedCases: true, chatResponses: false, systemUpdates: true },
  },
  time_zone: 'Africa/Nairobi',
}

test('one change leaves the rest as it was', () => {
  expect(withChanges(before, { theme: 'dark' })).toEqual({ ...before, theme: 'dark' })
  const { notifications } = withChanges(before, { notifications: { alertTypes: { chatResponses: true } } })
  expect(notifications).toEqual({ ...before.notifications, alertTypes: { ...before.notifications.alertTypes, chatResponses: true } })
})

test('both names of mail and of push say the same', () => {
  expect(withChanges(before, { emailNotifications: false })).toMatchObject({
    emailNotifications: false,
    notifications: { emailEnabled: false },
  })
  expect(withChanges(before, { notifications: { pushEnabled: true } }).pushNotifications).toBe(true)
})
