import '../scripts/nodeVersion.mjs'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { build } from '../scripts/build.mjs'
import { install } from '../scripts/install.mjs'
import { fail, ROOT, runTool } from '../scripts/run.mjs'
import { writeSection } from './report.mjs'

/** Suites that are tests of vitest: their project and files. */
const TESTS = {
  crash: ['system', 'test/crash.test.ts'],
  fuzz: ['server', 'src/fuzz.test.ts'],
  matrix: [
    'server',
    'src/access.matrix.test.ts',
    'src/states.matrix.test.ts',
    'src/relations.matrix.test.ts',
  ],
  canary: ['server', 'src/canary.test.ts'],
}
/** Larger than inside `npm test`, and other numbers each time. */
const { ROUNDS = '50', REQUESTS = '20000', SEED = String(Date.now() % 1_000_000) } = process.env
/** Suites that are scripts: each returns the lines of its section. */
const SCRIPTS = {
  soak: () => import('./soak.mjs'),
  overload: () => import('./overload.mjs'),
  sockets: () => import('./sockets.mjs'),
}

const [name = ''] = process.argv.slice(2)
if (!TESTS[name] && !SCRIPTS[name])
  fail(new Error(`The suites are ${[...Object.keys(TESTS), ...Object.keys(SCRIPTS)].join(', ')}.`))

await install()
await build()
if (TESTS[name]) await runTest(TESTS[name])
else await runScript(SCRIPTS[name])

async function runTest([project, ...files]) {
  const report = join(ROOT, '.cache', `${name}.md`)
  mkdirSync(join(ROOT, '.cache'), { recursive: true })
  rmSync(report, { force: true })
  const args = ['run', `--project=${project}`, ...files]
  const code = await runTool('vitest', args, {
    env: { SUITE_REPORT: report, ROUNDS, REQUESTS, SEED },
  })
  if (code === 0 && existsSync(report))
    writeSection(name, readFileSync(report, 'utf8').trim().split('\n'))
  process.exit(code)
}

/** A suite throws where its sentence does not hold. */
async function runScript(load) {
  try {
    const { run } = await load()
    writeSection(name, await run())
  } catch (problem) {
    fail(problem)
  }
}
