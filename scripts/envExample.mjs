import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from './build.mjs'
import { fail, ROOT } from './run.mjs'

await build().catch(fail)
const { configExample } = await import('../server/dist/lib/configExample.js')
writeFileSync(join(ROOT, '.env.example'), configExample())
