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
    SUPPORT_EMAIL: '',
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
  expect(() => readConfig({ PORT: 'soon', SAMPLE_LIBRARY: 'maybe', SECURITY_CONTACT: 'reception', SUPPORT_EMAIL: 'us' })).toThrow(
    'These settings cannot be used: PORT: use a number; SAMPLE_LIBRARY: use on or off; SECURITY_CONTACT: use an e-mail address or a URL; SUPPORT_EMAIL: use an e-mail address',
  )
})

test.each([
  ['off', false],
  ['on', 1],
  ['2', 2],
  ['10.0.0.0/8, 192.0.2.7 2001:db8::/32', ['10.0.0.0/8', '192.0.2.7', '2001:db8::/32']],
])('TRUST_PROXY %j trusts %j', (value, trusted) => expect(readConfig({ TRUST_PROXY: value }).trustProxy).toEqual(trusted))

test.each(['everybody', '10.0.0.0/33', '-1', '1.5', '10.0.0.0/8/8'])('TRUST_PROXY %j is refused', (value) =>
  expect(() => readConfig({ TRUST_PROXY: value })).toThrow('TRUST_PROXY: use off, the number of proxies, or their addresses'),
)
