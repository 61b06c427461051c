import './nodeVersion.mjs'
import './env.mjs'
import './parent.mjs'
import { build } from './build.mjs'
import { install } from './install.mjs'
import { fail } from './run.mjs'

// Passwords are hashed on Node's thread pool, four at a time; files and compression need threads too.
process.env.UV_THREADPOOL_SIZE ??= '8'

await install().then(build).catch(fail)
process.setSourceMapsEnabled(true)
await import('../server/bundle/main.js')
