import './nodeVersion.mjs'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ask, fail, ROOT, run, runNpm, toolPath } from './run.mjs'

/**
 * `npm run test:nodes` runs the tests of the server on each supported Node; further words choose some of them (`npm
 * run test:nodes -- src/lib`). The programs are packages of npm, outside of our own node_modules.
 */
const MAJORS = [20, 22, 24, 26]
const PACKAGE = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`

const chosen = process.argv.slice(2)
const results = []
for (const major of MAJORS) {
  const node = await findNode(major)
  const args = [
    toolPath('vitest', 'vitest'),
    'run',
    '--project=server',
    '--reporter=dot',
    ...chosen,
  ]
  // What the tests start themselves finds the same Node.
  const env = { PATH: `${join(node, '..')}:${process.env.PATH}` }
  const code = await run(node, args, { env })
  results.push([await ask(node, ['--version']), code === 0])
}
for (const [version, holds] of results) console.log(`${version}: ${holds ? 'holds' : 'fails'}`)
process.exit(results.every(([, holds]) => holds) ? 0 : 1)

async function findNode(major) {
  const folder = join(ROOT, '.cache', 'nodes', String(major))
  const node = join(folder, 'node_modules', PACKAGE, 'bin', 'node')
  if (existsSync(node)) return node
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'package.json'), '{"private":true}')
  const code = await runNpm(['install', '--no-save', '--silent', `${PACKAGE}@${major}`], {
    cwd: folder,
  })
  if (code !== 0 || !existsSync(node))
    fail(new Error(`There is no ${PACKAGE} of version ${major}.`))
  return node
}
