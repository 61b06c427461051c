import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './run.mjs'

const FILE = join(ROOT, '.env')

// What is set already stays: the file is for what nobody set.
if (existsSync(FILE)) process.loadEnvFile(FILE)
