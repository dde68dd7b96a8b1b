import { join, resolve } from 'node:path'
import { isIP } from 'node:net'
import { z } from 'zod'
import { kraPinForm } from '#contract/billing'

const between = (least: number, most: number, of: string, otherwise: number) => {
  const words = `use ${of} between ${least} and ${most}`
  return z.coerce.number(words).int(words).min(least, words).max(most, words).default(otherwise)
}
const priceWords = 'use a price in US dollars'
const Price = z.coerce.number(priceWords).min(0, priceWords).max(10_000, priceWords).default(0)
const address = (example: string) => z.url({ protocol: /^https?$/, error: `use an address such as ${example}` })
const oneOf = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.enum(values, `use ${values.slice(0, -1).join(', ')} or ${values.at(-1)}`)
const Switch = (otherwise: 'on' | 'off') =>
  z
    .enum(['on', 'off', 'true', 'false', '1', '0'], 'use on or off')
    .default(otherwise)
    .transform((value) => ['on', 'true', '1'].includes(value))

const shareWords = 'use a share between 0 and 1'
const samplers = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const

/** 'authorization=Bearer%20secret,x-tenant=court', as OpenTelemetry has it: names with values, these escaped as in an address. */
const HeadersSent = z
  .string()
  .default('')
  .transform((value, context) => {
    try {
      const pairs = value.split(',').filter((pair) => pair.trim() !== '')
      return Object.fromEntries(
        pairs.map((pair) => {
          const [, name, given] = /^\s*([\w-]+)\s*=\s*(\S.*?)\s*$/.exec(pair)!
          const decoded = decodeURIComponent(given!)
          // Throws for what no header may hold.
          new Headers().set(name!, decoded)
          return [name!, decoded]
        }),
      )
    } catch {
      context.addIssue('use names with values: authorization=Bearer%20secret, more of them after commas')
      return z.NEVER
    }
  })

/** `off`, how many proxies stand in front (`on` is one), or their addresses and networks: `10.0.0.0/8, 192.0.2.7`. */
const Proxies = z
  .string()
  .default('off')
  .transform((value, context) => {
    const text = value.trim().toLowerCase()
    if (['off', 'false', '0'].includes(text)) return false as const
    if (['on', 'true'].includes(text)) return 1
    if (/^[1-9]\d?$/.test(text)) return Number(text)
    const networks = text.split(/[\s,]+/).filter(Boolean)
    if (networks.every(isNetwork)) return networks
    context.addIssue('use off, the number of proxies, or their addresses and networks (10.0.0.0/8)')
    return z.NEVER
  })

function isNetwork(text: string): boolean {
  const [address = '', bits, ...others] = text.split('/')
  const family = isIP(address)
  return family !== 0 && others.length === 0 && (bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128)))
}

const Environment = z.object({
  PORT: between(0, 65_535, 'a number', 3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  DATA_DIR: z.string().min(1).default('./data'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(?:ql)?:\/\/./, 'use an address such as postgresql://user:password@host/database')
    .default(''),
  OPENSEARCH_URL: address('http://127.0.0.1:9200').default(''),
  OPENSEARCH_SHARDS: between(1, 100, 'a number of parts', 1),
  IMPORT_DIR: z.string().default(''),
  BACKUP_DIR: z.string().default(''),
  BACKUP_KEEP: z.coerce.number('use a number of backups').int('use a number of backups').min(1, 'keep at least 1').max(400).default(14),
  BACKUP_KEY: z.union([z.literal(''), z.string().min(32, 'use at least 32 characters')]).default(''),
  SAMPLE_LIBRARY: Switch('on'),
  DEMO: Switch('off'),
  DELETION_GRACE_DAYS: between(0, 365, 'a number of days', 30),
  REQUIRE_VERIFIED_EMAIL: Switch('off'),
  TRUST_PROXY: Proxies,
  HTTPS_ONLY: oneOf(['off', 'host', 'subdomains']).default('host'),
  SAMPLE_ACCOUNT: oneOf(['loopback', 'on', 'off']).default('loopback'),
  PUBLIC_URL: address('https://library.example').default(''),
  SECURITY_CONTACT: z
    .union([z.email(), z.url({ protocol: /^(?:https|mailto|tel)$/ })], 'use an e-mail address or a URL')
    .default('security@hukumu.example')
    .transform((contact) => (contact.includes(':') ? contact : `mailto:${contact}`)),
  SUPPORT_EMAIL: z.email('use an e-mail address').default('support@hukumu.example'),
  OLD_LAW_DAYS: between(0, 36_500, 'a number of days', 365),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'use an address such as smtps://user:password@host' }).default(''),
  MAIL_FROM: z
    .string()
    .regex(
      /^(?:[^<>@]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/,
      'use an e-mail address, or a name and one: Hukumu <mail@library.example>',
    )
    .default('Hukumu <no-reply@hukumu.example>'),
  LLM_BASE_URL: address('https://host/v1').default(''),
  LLM_API_KEY: z.string().default(''),
  LLM_MODEL: z.string().default(''),
  LLM_TOOLS: Switch('on'),
  ASSISTANT_WORDS: oneOf(['show', 'hide']).default('show'),
  EMBEDDINGS_MODEL: z.string().default(''),
  EMBEDDINGS_BASE_URL: address('https://host/v1').default(''),
  EMBEDDINGS_API_KEY: z.string().default(''),
  EMBEDDINGS_PRICE: Price,
  LLM_TOKENS: between(2_000, 10_000_000, 'a number of tokens', 60_000),
  LLM_PRICE_READ: Price,
  LLM_PRICE_WRITTEN: Price,
  ENCRYPTION_KEY: z.string().min(32, 'use at least 32 characters').default(''),
  BILLING: Switch('off'),
  BILLING_PLANS: z.string().default(''),
  BILLING_SELLER: z.string().default(''),
  BILLING_ADDRESS: z.string().default(''),
  BILLING_PIN: z.string().regex(kraPinForm, 'use a PIN such as P051234567X').default(''),
  BILLING_BANK: z.string().default(''),
  MPESA_URL: address('https://api.safaricom.co.ke').default('https://api.safaricom.co.ke'),
  MPESA_KEY: z.string().default(''),
  MPESA_SECRET: z.string().default(''),
  MPESA_PASSKEY: z.string().default(''),
  MPESA_SHORTCODE: z
    .string()
    .regex(/^\d{5,7}$/, 'use five to seven figures')
    .default(''),
  MPESA_TILL: z
    .string()
    .regex(/^\d{5,9}$/, 'use the figures of the till')
    .default(''),
  LAWS_AFRICA_URL: address('https://api.laws.africa/v3').default('https://api.laws.africa/v3'),
  LAWS_AFRICA_KEY: z.string().default(''),
  LAWS_AFRICA_PLACE: z
    .string()
    .regex(/^[a-z]{2}(?:-[a-z\d]+)?$/, 'use a place such as ke or ke-047')
    .default('ke'),
  PEACHJAM_URL: address('https://site.example').default(''),
  PEACHJAM_KEY: z.string().default(''),
  SYNC_FOLDER: z.string().default(''),
  SYNC_FEED: address('https://site.example/feed').default(''),
  SYNC_PAUSE: between(0, 600_000, 'a number of milliseconds', 1_000),
  SYNC_TIMEOUT: between(100, 600_000, 'a number of milliseconds', 60_000),
  METRICS_TOKEN: z
    .string()
    .regex(/^\S{16,}$/, 'use at least 16 characters without spaces')
    .default(''),
  OTEL_EXPORTER_OTLP_ENDPOINT: address('http://127.0.0.1:4318').default(''),
  OTEL_EXPORTER_OTLP_HEADERS: HeadersSent,
  OTEL_SERVICE_NAME: z
    .string()
    .regex(/^[\w .-]{1,100}$/, 'use letters, figures, dots, hyphens')
    .default('hukumu'),
  OTEL_TRACES_SAMPLER: oneOf(samplers).default('parentbased_always_on'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number(shareWords).min(0, shareWords).max(1, shareWords).default(1),
  LOG_LEVEL: oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('warn'),
})

/** The names of the variables that are read. */
export const settingNames = Object.keys(Environment.shape)

/** What the operator decides. Every value has a default that runs. */
export interface Config {
  port: number
  host: string
  /** Absolute path: the embedded database, its lock file and the outbox lie here. */
  dataDir: string
  /** Absolute path of the folder whose files administrators may import from a screen. */
  importDir: string
  backups: {
    /** Absolute path of the folder where they lie. */
    folder: string
    /** Whether one is made every night. */
    nightly: boolean
    /** How many are kept. */
    keep: number
    /** What they are sealed with; empty: they are not. */
    key: string
  }
  /** Empty: the embedded database. Otherwise a PostgreSQL address. */
  databaseUrl: string
  /** Where the words of the library are held, and in how many parts; null: in files of this machine. */
  openSearch: { url: string; shards: number } | null
  sampleLibrary: boolean
  /** An installation to try things in: accounts cannot be deleted. */
  demo: boolean
  /** Days for which the deletion of an account can be undone; 0: it goes at once. */
  deletionGraceDays: number
  requireVerifiedEmail: boolean
  /**
   * How many proxies in front, or which networks, say who calls (X-Forwarded-For); what stands further left in that header is the caller's own
   * word.
   */
  trustProxy: false | number | string[]
  /** Where `publicUrl` is https: whether browsers are told to use nothing else for this host (HSTS), or for those below it as well. */
  httpsOnly: 'off' | 'host' | 'subdomains'
  /** Whether there is an account whose password everybody knows: `loopback`, when nobody but this machine is served. */
  sampleAccount: 'loopback' | 'on' | 'off'
  /** Address that mails link to; empty: the one the server listens on. */
  publicUrl: string
  /** Where a weakness is reported: a mailto:, https: or tel: address, for /.well-known/security.txt. */
  securityContact: string
  /** Whom readers write to, as the terms and the privacy notice name them. */
  supportEmail: string
  /** Days between a decision and its arrival from which on alerts tell of it in one line with others like it. */
  oldLawDays: number
  /** Empty: mails are written to `DATA_DIR/outbox` as .eml files. */
  smtpUrl: string
  mailFrom: string
  /** Address of an endpoint that speaks the OpenAI protocol, its key and the model there; without address or model there is none. */
  llmBaseUrl: string
  llmApiKey: string
  llmModel: string
  /** Whether it may look passages up while it answers. */
  llmTools: boolean
  /** Whether sentences that are the assistant's own words are shown. */
  showsAssistantWords: boolean
  /** Tokens that all requests for one answer may read and write together. */
  llmTokensPerAnswer: number
  /** US dollars for a million tokens; 0 where it is not told. */
  llmPriceRead: number
  llmPriceWritten: number
  /** What makes vectors of the public library's passages, at an endpoint of the same protocol: the language model's where it has none of its own; without a model there are none. */
  embeddingsModel: string
  embeddingsBaseUrl: string
  embeddingsApiKey: string
  /** US dollars for a million tokens; 0 where it is not told. */
  embeddingsPrice: number
  /** What secrets that must be read again are sealed with; empty: a key in the database. */
  encryptionKey: string
  /** Off: everything is free, and no price is shown. */
  billing: boolean
  /** A file of plans; empty: those that come with the product. */
  billingPlans: string
  /** Who sells, as invoices say it: name, address and PIN of the Kenya Revenue Authority. */
  seller: { name: string; address: string; pin: string }
  /** Where a bank transfer goes, in words; empty: no transfers are offered. */
  billingBank: string
  /** Lipa na M-Pesa by Daraja; off while a key is missing. `till` is empty for a paybill number. */
  mpesa: { url: string; key: string; secret: string; passkey: string; shortcode: string; till: string }
  /** Where documents come from by themselves; a source whose address, key or folder is empty is off. `pause`: milliseconds between requests. */
  sources: {
    lawsAfrica: { url: string; key: string; place: string }
    peachjam: { url: string; key: string }
    folder: string
    feed: string
    pause: number
    /** Milliseconds for one answer. */
    patience: number
  }
  /** Who sends it as its bearer may read /metrics; empty: this machine alone. */
  metricsToken: string
  /** Where traces are sent and with which headers, what the process is called in them, and of which of them; without an address there are none. */
  tracing: { url: string; headers: Record<string, string>; service: string; sampler: (typeof samplers)[number]; share: number }
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'silent'
}

/** Reads the environment; throws an Error that names each variable with a value that cannot be used. */
export function readConfig(environment: NodeJS.ProcessEnv = process.env): Config {
  // A variable that is set to nothing counts as not set, as in a file of settings with its values left out.
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim() !== ''))
  const read = Environment.safeParse(given)
  if (!read.success) {
    const wrong = read.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
    throw new Error(`These settings cannot be used: ${wrong.join('; ')}`)
  }
  const { data } = read
  const lacking = data.BILLING ? (['BILLING_SELLER', 'BILLING_PIN', 'PUBLIC_URL'] as const).filter((name) => data[name] === '') : []
  if (lacking.length > 0) throw new Error(`BILLING=on needs ${lacking.join(', ')}: invoices and payments name them.`)
  if (data.EMBEDDINGS_MODEL !== '' && data.EMBEDDINGS_BASE_URL === '' && data.LLM_BASE_URL === '')
    throw new Error(
      'EMBEDDINGS_MODEL needs an address: EMBEDDINGS_BASE_URL, or LLM_BASE_URL where the language model is at the same endpoint.',
    )
  return {
    port: data.PORT,
    host: data.HOST,
    dataDir: resolve(data.DATA_DIR),
    importDir: resolve(data.IMPORT_DIR || join(data.DATA_DIR, 'import')),
    backups: {
      folder: resolve(data.BACKUP_DIR || join(data.DATA_DIR, 'backups')),
      nightly: data.BACKUP_DIR !== '',
      keep: data.BACKUP_KEEP,
      key: data.BACKUP_KEY,
    },
    databaseUrl: data.DATABASE_URL,
    openSearch: data.OPENSEARCH_URL === '' ? null : { url: data.OPENSEARCH_URL, shards: data.OPENSEARCH_SHARDS },
    sampleLibrary: data.SAMPLE_LIBRARY,
    demo: data.DEMO,
    deletionGraceDays: data.DELETION_GRACE_DAYS,
    requireVerifiedEmail: data.REQUIRE_VERIFIED_EMAIL,
    trustProxy: data.TRUST_PROXY,
    httpsOnly: data.HTTPS_ONLY,
    sampleAccount: data.SAMPLE_ACCOUNT,
    publicUrl: data.PUBLIC_URL.replace(/\/+$/, ''),
    securityContact: data.SECURITY_CONTACT,
    supportEmail: data.SUPPORT_EMAIL,
    oldLawDays: data.OLD_LAW_DAYS,
    smtpUrl: data.SMTP_URL,
    mailFrom: data.MAIL_FROM,
    llmBaseUrl: data.LLM_BASE_URL,
    llmApiKey: data.LLM_API_KEY,
    llmModel: data.LLM_MODEL,
    llmTools: data.LLM_TOOLS,
    showsAssistantWords: data.ASSISTANT_WORDS === 'show',
    llmTokensPerAnswer: data.LLM_TOKENS,
    llmPriceRead: data.LLM_PRICE_READ,
    llmPriceWritten: data.LLM_PRICE_WRITTEN,
    embeddingsModel: data.EMBEDDINGS_MODEL,
    embeddingsBaseUrl: data.EMBEDDINGS_BASE_URL || data.LLM_BASE_URL,
    // A key goes to nobody but whom it was given for.
    embeddingsApiKey: data.EMBEDDINGS_BASE_URL === '' ? data.LLM_API_KEY : data.EMBEDDINGS_API_KEY,
    embeddingsPrice: data.EMBEDDINGS_PRICE,
    encryptionKey: data.ENCRYPTION_KEY,
    billing: data.BILLING,
    billingPlans: data.BILLING_PLANS,
    seller: { name: data.BILLING_SELLER, address: data.BILLING_ADDRESS, pin: data.BILLING_PIN },
    billingBank: data.BILLING_BANK,
    mpesa: {
      url: data.MPESA_URL.replace(/\/+$/, ''),
      key: data.MPESA_KEY,
      secret: data.MPESA_SECRET,
      passkey: data.MPESA_PASSKEY,
      shortcode: data.MPESA_SHORTCODE,
      till: data.MPESA_TILL,
    },
    sources: {
      lawsAfrica: { url: data.LAWS_AFRICA_URL.replace(/\/+$/, ''), key: data.LAWS_AFRICA_KEY, place: data.LAWS_AFRICA_PLACE },
      peachjam: { url: data.PEACHJAM_URL.replace(/\/+$/, ''), key: data.PEACHJAM_KEY },
      folder: data.SYNC_FOLDER && resolve(data.SYNC_FOLDER),
      feed: data.SYNC_FEED,
      pause: data.SYNC_PAUSE,
      patience: data.SYNC_TIMEOUT,
    },
    metricsToken: data.METRICS_TOKEN,
    tracing: {
      url: data.OTEL_EXPORTER_OTLP_ENDPOINT && tracesAt(data.OTEL_EXPORTER_OTLP_ENDPOINT),
      headers: data.OTEL_EXPORTER_OTLP_HEADERS,
      service: data.OTEL_SERVICE_NAME,
      sampler: data.OTEL_TRACES_SAMPLER,
      share: data.OTEL_TRACES_SAMPLER_ARG,
    },
    logLevel: data.LOG_LEVEL,
  }
}

/** 'http://127.0.0.1:4318/v1/traces' of 'http://127.0.0.1:4318' */
function tracesAt(endpoint: string): string {
  const url = new URL(endpoint)
  url.pathname = `${url.pathname.replace(/\/+$/, '')}/v1/traces`
  return url.href
}

/** What a program of the machine is started with: where programs lie, and nothing of the settings, which hold secrets. */
export function environmentOfPrograms(): Record<string, string> {
  // Windows finds its own libraries by what it sets itself.
  const passed = process.platform === 'win32' ? ['PATH', 'SystemRoot', 'SystemDrive', 'TEMP', 'TMP', 'ComSpec'] : ['PATH']
  return Object.fromEntries(passed.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]])))
}
