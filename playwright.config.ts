import { defineConfig, devices } from '@playwright/test'
import { keepTemporaryInMemory } from './scripts/memory.mjs'

keepTemporaryInMemory()

const port = process.env.E2E_PORT ?? '3100'
const baseURL = `http://127.0.0.1:${port}`
/** What changes the whole site for everybody waits until the others are done. */
const SITE_WIDE = /siteWide\.spec\.ts$/

/**
 * Pages that a full Chromium renders beside each window, at a third of the CPU time. The switch replaces that of
 * Playwright, so what Playwright switches off is named again.
 */
const OWN_PAGES = ['PreloadTopChromeWebUI', 'WebUIOmniboxPopup', 'WebUIOmniboxAimPopup']
const OFF_IN_PLAYWRIGHT = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
]

export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  // A slow machine makes a wait longer: only what is stuck meets these limits.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: '.cache/e2e.json' }]],
  use: {
    baseURL,
    trace: 'off',
    // Motion is rendered sixty times a second, at a quarter of the CPU time of a page; a worker fetches three hundred files.
    contextOptions: { reducedMotion: 'reduce', serviceWorkers: 'block' },
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROME_PATH,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        // By default each Chromium decides itself whether sound may start without a press.
        '--autoplay-policy=no-user-gesture-required',
        `--disable-features=${[...OFF_IN_PLAYWRIGHT, ...OWN_PAGES].join()}`,
      ],
    },
  },
  projects: [
    { name: 'chromium', use: devices['Desktop Chrome'], testIgnore: SITE_WIDE },
    {
      name: 'siteWide',
      use: devices['Desktop Chrome'],
      testMatch: SITE_WIDE,
      workers: 1,
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
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
  },
})
