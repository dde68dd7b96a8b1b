import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getProfile } from '#contract/accounts'
import { type Preferences, alertTypes, getPreferences } from '#contract/preferences'
import { type TestApp, createTestApp } from '../../testing/create-test-app.ts'
import { createPreferences } from './preferences.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const url = '/api/profile/preferences'
type Headers = { authorization: string }
const read = (headers: Headers) => app.call(getPreferences, {}, headers)
const change = (headers: Headers, payload: object) => app.inject({ method: 'PATCH', url, headers, payload })
const idOf = async (headers: Headers) => (await app.call(getProfile, {}, headers)).id

const unsaid: Preferences = {
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

describe('preferences', () => {
  test('are what the product holds best until somebody says otherwise', async () => {
    expect(await read(await app.signedIn())).toEqual(unsaid)
  })

  test('change where something is given and stay where nothing is', async () => {
    const headers = await app.signedIn()
    const answer = await change(headers, { theme: 'dark', notifications: { alertTypes: { chatResponses: true } } })
    const alerts = { ...unsaid.notifications, alertTypes: { ...unsaid.notifications.alertTypes, chatResponses: true } }
    expect([answer.statusCode, answer.json()]).toEqual([200, { ...unsaid, theme: 'dark', notifications: alerts }])
    await change(headers, { time_zone: 'Europe/London' })
    await change(headers, {})
    expect(await read(headers)).toEqual({ ...unsaid, theme: 'dark', notifications: alerts, time_zone: 'Europe/London' })
    expect(await read(await app.signedIn())).toEqual(unsaid)
  })

  test('have two names for mail and for push; the longer one stands', async () => {
    const headers = await app.signedIn()
    await change(headers, { emailNotifications: false, pushNotifications: true })
    expect(await read(headers)).toMatchObject({
      emailNotifications: false,
      pushNotifications: true,
      notifications: { emailEnabled: false, pushEnabled: true },
    })
    await change(headers, { emailNotifications: false, notifications: { emailEnabled: true } })
    expect((await read(headers)).emailNotifications).toBe(true)
  })

  test('of two changes at once both count', async () => {
    const headers = await app.signedIn()
    await Promise.all([change(headers, { theme: 'light' }), change(headers, { notifications: { updateFrequency: 'daily' } })])
    expect(await read(headers)).toMatchObject({ theme: 'light', notifications: { updateFrequency: 'daily' } })
  })

  test.each([
    [{ theme: 'blue' }, ['body', 'theme']],
    [{ notifications: { updateFrequency: 'hourly' } }, ['body', 'notifications', 'updateFrequency']],
    [{ notifications: { alertTypes: { caseUpdates: 'yes' } } }, ['body', 'notifications', 'alertTypes', 'caseUpdates']],
    [{ time_zone: 'Nairobi' }, ['body', 'time_zone']],
    [{ time_zone: '+03:00' }, ['body', 'time_zone']],
  ])('%j is refused', async (payload, loc) => {
    const answer = await change(await app.signedIn(), payload)
    expect([answer.statusCode, answer.json().detail]).toEqual([422, [expect.objectContaining({ loc })]])
  })
})

describe('mail', () => {
  const allowed = async (changes: object) => {
    const headers = await app.signedIn()
    await change(headers, changes)
    const preferences = createPreferences(app.database)
    const id = await idOf(headers)
    const answers = await Promise.all(alertTypes.map((type) => preferences.allowsMail(id, type)))
    return alertTypes.filter((_, at) => answers[at])
  }

  test.each([
    [{}, ['caseUpdates', 'relatedCases', 'systemUpdates']],
    [{ notifications: { alertTypes: { caseUpdates: false, chatResponses: true } } }, ['relatedCases', 'chatResponses', 'systemUpdates']],
    [{ notifications: { updateFrequency: 'never' } }, []],
    [{ emailNotifications: false }, []],
    [{ pushNotifications: true, notifications: { updateFrequency: 'daily' } }, ['caseUpdates', 'relatedCases', 'systemUpdates']],
  ])('with %j is sent of %j', async (changes, types) => expect(await allowed(changes)).toEqual(types))
})
