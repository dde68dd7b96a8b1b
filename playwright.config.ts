import { defineConfig } from '@playwright/test'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { settingNames } from './server/config.ts'

const port = Number(process.env['E2E_PORT'] ?? 3555)
const dataDir = process.env['E2E_DATA_DIR'] ?? mkdtempSync(join(tmpdir(), 'hukumu-e2e-'))
process.env['E2E_DATA_DIR'] = dataDir

/** Journeys in a real browser, against a server of their own with the sample library. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  // Beside the other tests a third would make all of them slower.
  workers: 2,
  // The journeys run beside other tests on few processors; one that passes only at a second go is named in the report.
  retries: 2,
  // With 25 others at work on two processors a look into the page takes 5 s, and axe, which needs 1 s of a processor, 20 s.
  timeout: 180_000,
  expect: { timeout: 40_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/report.json' }]],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    timezoneId: 'Africa/Nairobi',
    screenshot: 'only-on-failure',
    // What it keeps would be answered in place of what a journey has the server say; those that are about it let it be.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
      // In the C locale Chromium cannot write a name such as “brief – check.docx”.
      env: { ...(process.env as Record<string, string>), LC_ALL: 'C.UTF-8' },
      args: [
        '--no-sandbox',
        // To start a process for each tab takes a fifth of what a screen takes.
        '--process-per-site',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: {
    command: 'exec node server/main.ts',
    url: `http://127.0.0.1:${port}/api/health`,
    timeout: 400_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 8_000 },
    env: { ...Object.fromEntries(settingNames.map((name) => [name, ''])), PORT: String(port), DATA_DIR: dataDir },
  },
})
