import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openPeople } from './e2ePeople.mjs'

// The journeys start with an empty folder, which is deleted when the server has stopped its database and exits.
const folder = mkdtempSync(join(realpathSync(tmpdir()), `jes-test-${process.pid}-`))
// Journeys that need what no endpoint does (a member at once, staff, a job now) use these.
mkdirSync('.cache', { recursive: true })
writeFileSync(`.cache/e2e-${process.env.PORT}`, folder)
writeFileSync(`.cache/e2e-people-${process.env.PORT}`, String(await openPeople()))
process.once('exit', () => rmSync(folder, { recursive: true, force: true }))

process.env.DATA_DIR = folder
process.setSourceMapsEnabled(true)
await import('../server/bundle/main.js')
