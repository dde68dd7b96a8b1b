import { expect, test } from 'vitest'
import { readConfig, settingNames } from './config.ts'

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
    'These settings cannot be used: PORT: use a number between 0 and 65535; SAMPLE_LIBRARY: use on or off; SECURITY_CONTACT: use an e-mail address or a URL; SUPPORT_EMAIL: use an e-mail address',
  )
})

/** Text, or a word that is no folder's, goes; what else is nonsense is refused. */
const takesAnyWord =
  /^(?:HOST|DATA_DIR|BACKUP_DIR|IMPORT_DIR|SYNC_FOLDER|LLM_(?:API_KEY|MODEL)|EMBEDDINGS_(?:MODEL|API_KEY)|BILLING_(?:PLANS|SELLER|ADDRESS|BANK)|MPESA_(?:KEY|SECRET|PASSKEY)|(?:LAWS_AFRICA|PEACHJAM)_KEY)$/

test.each(settingNames.filter((name) => !takesAnyWord.test(name)))('%s is refused by its name and in words of ours', (name) => {
  const refused = new RegExp(`^These settings cannot be used: ${name}: use [^;]+$`)
  expect(() => readConfig({ [name]: '£ -1 ☃' })).toThrow(refused)
})

test.each([
  ['PUBLIC_URL', 'library.example'],
  ['PUBLIC_URL', 'ftp://library.example'],
  ['SMTP_URL', 'http://mail.example'],
  ['DATABASE_URL', 'mysql://host/library'],
  ['OPENSEARCH_URL', 'host:9200'],
  ['OPENSEARCH_SHARDS', '0'],
  ['MAIL_FROM', 'The Library'],
  ['PORT', '70000'],
  ['LLM_TOKENS', '100'],
  ['SYNC_PAUSE', '1.5'],
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'grpc://127.0.0.1:4317'],
  ['OTEL_EXPORTER_OTLP_HEADERS', 'Bearer secret'],
  ['OTEL_EXPORTER_OTLP_HEADERS', 'authorization=%zz'],
  ['OTEL_EXPORTER_OTLP_HEADERS', 'authorization=secret%0Ax-other: 1'],
  ['OTEL_TRACES_SAMPLER', 'sometimes'],
  ['OTEL_TRACES_SAMPLER_ARG', '1.5'],
])('%s %j is refused', (name, value) => expect(() => readConfig({ [name]: value })).toThrow(`${name}: use `))

test.each([
  ['MAIL_FROM', 'mail@library.example'],
  ['MAIL_FROM', 'The Library of the Court <mail@library.example>'],
  ['SMTP_URL', 'smtps://us%40library.example:secret@mail.example:465'],
  ['DATABASE_URL', 'postgresql://hukumu@localhost/hukumu?host=%2Frun%2Fpostgresql'],
  ['PUBLIC_URL', 'https://library.example/'],
  ['OPENSEARCH_URL', 'https://hukumu:secret@search.example:9200'],
])('%s %j is taken', (name, value) => expect(() => readConfig({ [name]: value })).not.toThrow())

test.each([
  ['off', false],
  ['on', 1],
  ['2', 2],
  ['10.0.0.0/8, 192.0.2.7 2001:db8::/32', ['10.0.0.0/8', '192.0.2.7', '2001:db8::/32']],
])('TRUST_PROXY %j trusts %j', (value, trusted) => expect(readConfig({ TRUST_PROXY: value }).trustProxy).toEqual(trusted))

test.each(['everybody', '10.0.0.0/33', '-1', '1.5', '10.0.0.0/8/8'])('TRUST_PROXY %j is refused', (value) =>
  expect(() => readConfig({ TRUST_PROXY: value })).toThrow('TRUST_PROXY: use off, the number of proxies, or their addresses'),
)

test.each([
  ['http://127.0.0.1:4318', 'http://127.0.0.1:4318/v1/traces'],
  ['https://traces.example/otlp/', 'https://traces.example/otlp/v1/traces'],
])('traces for %s go to %s', (endpoint, url) => {
  const headers = ' authorization = Bearer%20a%3Db , x-tenant=court'
  expect(readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_EXPORTER_OTLP_HEADERS: headers }).tracing).toEqual({
    url,
    headers: { authorization: 'Bearer a=b', 'x-tenant': 'court' },
    service: 'hukumu',
    sampler: 'parentbased_always_on',
    share: 1,
  })
})
