import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

test('a variable that is set to nothing counts as not set', () => {
  const nothing = {
    PORT: '',
    HOST: ' ',
    DATA_DIR: '',
    DATABASE_URL: '',
    SAMPLE_LIBRARY: '',
    REQUIRE_VERIFIED_EMAIL: '',
    LOG_LEVEL: '',
    MAIL_FROM: '',
    SECURITY_CONTACT: '',
  }
  expect(readConfig(nothing)).toEqual(readConfig({}))
  expect(readConfig({})).toMatchObject({ port: 3000, host: '127.0.0.1', sampleLibrary: true, requireVerifiedEmail: false, databaseUrl: '' })
})

test.each([
  ['advocates@court.example', 'mailto:advocates@court.example'],
  ['https://court.example/report', 'https://court.example/report'],
])('%s is where a weakness is reported', (given, contact) => {
  expect(readConfig({ SECURITY_CONTACT: given }).securityContact).toBe(contact)
})

test('every setting that cannot be used is named', () => {
  expect(() => readConfig({ PORT: 'soon', SAMPLE_LIBRARY: 'maybe', SECURITY_CONTACT: 'reception' })).toThrow(
    'These settings cannot be used: PORT: use a number; SAMPLE_LIBRARY: use on or off; SECURITY_CONTACT: use an e-mail address or a URL',
  )
})
