import { defineConfig, devices } from '@playwright/test'

const port = process.env.E2E_PORT ?? '3100'
const baseURL = `http://127.0.0.1:${port}`
/** What changes the whole site for everybody waits until the others are done. */
const ALONE = /alone\.spec\.ts$/

export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: '.cache/e2e.json' }]],
  use: {
    baseURL,
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROME_PATH,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
  projects: [
    { name: 'chromium', use: devices['Desktop Chrome'], testIgnore: ALONE },
    {
      name: 'alone',
      use: devices['Desktop Chrome'],
      testMatch: ALONE,
      dependencies: ['chromium'],
    },
  ],
  webServer: {
    command: 'node scripts/e2eServer.mjs',
    url: `${baseURL}/api/health`,
    env: {
      PORT: port,
      HOST: '127.0.0.1',
      PUBLIC_URL: baseURL,
      RATE_LIMIT: 'off',
      DEMO: 'on',
      DEMO_CLIPS: 'off',
    },
    timeout: 60_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
  },
})
