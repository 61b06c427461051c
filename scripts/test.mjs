import './nodeVersion.mjs'
import './parent.mjs'
import { closeSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { findBrowser } from './browser.mjs'
import { build } from './build.mjs'
import { countPlaywright, countVitest } from './counts.mjs'
import { install } from './install.mjs'
import { fail, ROOT, runNpm, runTool } from './run.mjs'

const PARTS = ['check', 'unit', 'e2e']
/** By name: of two projects that are left out, vitest runs each for the other's sake. */
const UNITS = ['house', 'contract', 'server', 'web', 'screens']
const CACHE = join(ROOT, '.cache')
const UNIT_REPORT = join(CACHE, 'vitest.json')
const SYSTEM_REPORT = join(CACHE, 'system.json')
const SYSTEM_OUTPUT = join(CACHE, 'system.log')
const E2E_REPORT = join(CACHE, 'e2e.json')

const asked = process.argv.slice(2)
const wants = (part) => asked.length === 0 || asked.includes(part)
const rows = []

if (asked.some((part) => !PARTS.includes(part)))
  fail(new Error(`The parts of the test are ${PARTS.join(', ')}; without a part, all are run.`))

mkdirSync(CACHE, { recursive: true })
for (const report of [UNIT_REPORT, SYSTEM_REPORT, SYSTEM_OUTPUT, E2E_REPORT])
  rmSync(report, { force: true })

if (!(await step('install', () => install()))) finish()
const needsBuild = wants('unit') || wants('e2e')
const [isBuilt] = await Promise.all([
  needsBuild && step('build', buildAll),
  wants('check') && step('typecheck', () => check(runNpm(['run', '--silent', 'typecheck']))),
  wants('check') && step('lint', () => check(runNpm(['run', '--silent', 'lint']))),
])
// Tests of whole servers mostly wait for one: beside them the others keep the processor busy.
if (wants('unit')) {
  await Promise.all([step('vitest', testUnits), step('system', testSystem)])
  if (isBuilt) process.stdout.write(readFileSync(SYSTEM_OUTPUT))
}
if (wants('e2e')) await step('browser', testInBrowser)
finish()

async function buildAll() {
  await build()
  return { passed: 1, failed: 0 }
}

async function testUnits() {
  const code = await runVitest(
    UNITS.map((name) => `--project=${name}`),
    UNIT_REPORT,
  )
  return countVitest(UNIT_REPORT, code)
}

/** Its lines are shown when both are done, not between those of the other tests. */
async function testSystem() {
  if (!isBuilt) throw new Error('Not run: the build failed.')
  const output = openSync(SYSTEM_OUTPUT, 'w')
  const stdio = ['ignore', output, output]
  try {
    const code = await runVitest(['--project=system', '--maxWorkers=1'], SYSTEM_REPORT, { stdio })
    return countVitest(SYSTEM_REPORT, code)
  } finally {
    closeSync(output)
  }
}

function runVitest(projects, report, options) {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  return runTool('vitest', ['run', ...projects, ...reporters], options)
}

async function testInBrowser() {
  if (!isBuilt) throw new Error('Not run: the build failed.')
  const env = { CHROME_PATH: await findBrowser() }
  const code = await runTool('playwright', ['test'], { from: '@playwright/test', env })
  return countPlaywright(E2E_REPORT, code)
}

async function check(running) {
  const isFine = (await running) === 0
  return { passed: isFine ? 1 : 0, failed: isFine ? 0 : 1 }
}

/** Runs one step and stores its counts; a step that throws has failed, and the next one still runs. */
async function step(name, work) {
  console.log(`\n── ${name}`)
  const begun = Date.now()
  let counts = { passed: 0, failed: 1 }
  try {
    counts = (await work()) ?? { passed: 0, failed: 0 }
  } catch (problem) {
    console.error(problem.message)
  }
  rows.push({ name, seconds: (Date.now() - begun) / 1000, ...counts })
  return counts.failed === 0
}

function finish() {
  const sum = (column) => rows.reduce((total, row) => total + row[column], 0)
  console.log(
    `\n${'step'.padEnd(24)}${'seconds'.padStart(9)}${'passed'.padStart(9)}${'failed'.padStart(9)}`,
  )
  for (const { name, seconds, passed, failed } of rows)
    console.log(
      name.padEnd(24) +
        seconds.toFixed(1).padStart(9) +
        String(passed).padStart(9) +
        String(failed).padStart(9),
    )
  // Repeated at the end: whoever reads only the last lines of a long log learns which failed.
  for (const name of rows.flatMap(({ names = [] }) => names)) console.log(`failed: ${name}`)
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`)
  process.exit(sum('failed') === 0 ? 0 : 1)
}
