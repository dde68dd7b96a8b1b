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
  }
  expect(readConfig(nothing)).toEqual(readConfig({}))
  expect(readConfig({})).toMatchObject({ port: 3000, host: '127.0.0.1', sampleLibrary: true, requireVerifiedEmail: false, databaseUrl: '' })
})

test('every setting that cannot be used is named', () => {
  expect(() => readConfig({ PORT: 'soon', SAMPLE_LIBRARY: 'maybe' })).toThrow(
    'These settings cannot be used: PORT: use a number; SAMPLE_LIBRARY: use on or off',
  )
})
