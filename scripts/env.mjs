import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './run.mjs'

const FILE = join(ROOT, '.env')

// What is set already stays: the file is for unset variables.
if (existsSync(FILE)) process.loadEnvFile(FILE)
