import './nodeVersion.mjs'
import { build } from './build.mjs'
import { install } from './install.mjs'
import { runTool } from './run.mjs'

/**
 * `npm run test:cluster` tests with the servers that a large site runs beside Jes (Debian's, installed where they are
 * missing and one is root): it starts them on loopback and stops them. Further words choose some of its files.
 */
await install()
await build()
process.exit(await runTool('vitest', ['run', '--project=cluster', ...process.argv.slice(2)]))
