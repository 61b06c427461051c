import { existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { ask, run, runTool, toolPath } from './run.mjs'

const SHELL = 'chromium-headless-shell'
// The headless shell comes first: without a window it takes less than half of the CPU time.
const NAMES = [
  SHELL,
  'google-chrome',
  'google-chrome-stable',
  'chromium',
  'chromium-browser',
  'chrome',
]
const PLACES = {
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ],
  win32: [process.env.ProgramFiles, process.env['ProgramFiles(x86)'], process.env.LOCALAPPDATA]
    .filter(Boolean)
    .map((folder) => join(folder, 'Google', 'Chrome', 'Application', 'chrome.exe')),
}
const MINUTE = 60_000

/** The path of a Chromium that runs: one on the machine, else Playwright's, else Debian's. */
export async function findBrowser() {
  const given = process.env.CHROME_PATH
  if (given && !(await runs(given)))
    throw new Error(`CHROME_PATH is set to ${given}, but that is not a Chromium that runs.`)
  const found =
    given ||
    (await firstThatRuns(onMachine())) ||
    (await firstThatRuns(await ofPlaywright())) ||
    (await installPlaywrights()) ||
    (await installDebians())
  if (found) return found
  throw new Error(
    'There is no Chromium for the browser tests. Install Google Chrome or Chromium, or set CHROME_PATH to one.',
  )
}

function onMachine() {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const onPath = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)))
  return [...onPath, ...(PLACES[process.platform] ?? [])]
}

async function ofPlaywright() {
  const { chromium } = await import('playwright-core')
  const cli = toolPath('@playwright/test', 'playwright')
  const plan = await ask(process.execPath, [cli, 'install', '--dry-run', SHELL])
  const folders = [...plan.matchAll(/Install location:\s+(.+)/g)].map(([, folder]) => folder)
  return [...folders.flatMap(shellsIn), chromium.executablePath()]
}

function shellsIn(folder) {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /(^|[\\/])(chrome-)?headless[-_]shell(\.exe)?$/.test(path))
    .map((path) => join(folder, path))
}

async function installPlaywrights() {
  console.log('No Chromium found on this machine; asking Playwright for one.')
  const env = { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '10000' }
  // Offline it fails with pages of stack; our own sentence follows.
  const stdio = ['ignore', 'inherit', 'ignore']
  const options = { from: '@playwright/test', env, stdio, timeout: 5 * MINUTE }
  const code = await runTool('playwright', ['install', SHELL], options)
  return code === 0 ? firstThatRuns(await ofPlaywright()) : undefined
}

async function installDebians() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined
  console.log('Installing Debian’s Chromium.')
  const options = { env: { DEBIAN_FRONTEND: 'noninteractive' }, timeout: 10 * MINUTE }
  await run('apt-get', ['update', '-qq'], options)
  for (const name of [SHELL, 'chromium']) {
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], options)
    const found = await firstThatRuns(onMachine())
    if (found) return found
  }
  return undefined
}

async function firstThatRuns(paths) {
  for (const path of paths) if (existsSync(path) && (await runs(path))) return path
  return undefined
}

/** On Windows `--version` would open a window. */
async function runs(path) {
  if (process.platform === 'win32') return existsSync(path)
  return /chrom/i.test(await ask(path, ['--version']))
}
