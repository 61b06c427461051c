import { chmodSync, mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

// The journeys start from an empty folder, which goes when the server has stopped its database and exits.
const folder = mkdtempSync(join(realpathSync(tmpdir()), `jes-test-${process.pid}-`))
chmodSync(folder, 0o711)
process.once('exit', () => rmSync(folder, { recursive: true, force: true }))

process.env.DATA_DIR = folder
process.setSourceMapsEnabled(true)
await import('../server/dist/main.js')
