import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

// The journeys start from an empty folder, which goes when the server has stopped its database and exits.
const folder = mkdtempSync(join(realpathSync(tmpdir()), `jes-test-${process.pid}-`))
// Journeys that need what no door does (a member of the staff, a job at once) find the database by this.
mkdirSync('.cache', { recursive: true })
writeFileSync(`.cache/e2e-${process.env.PORT}`, folder)
process.once('exit', () => rmSync(folder, { recursive: true, force: true }))

process.env.DATA_DIR = folder
process.setSourceMapsEnabled(true)
await import('../server/dist/main.js')
