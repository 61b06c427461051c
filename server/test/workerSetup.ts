import { join } from 'node:path'
import postgres from 'postgres'
import { inject, vi } from 'vitest'
import { ownerIn } from './databases.ts'

const adminUrl = inject('adminUrl')
const url = new URL(inject('appUrl'))
const template = inject('template')
const name = `${template}_${process.env.VITEST_POOL_ID}`

const admin = postgres(adminUrl, { max: 1, onnotice: () => {} })
await admin`drop database if exists ${admin(name)} with (force)`
await admin`
  create database ${admin(name)} template ${admin(template)} strategy file_copy${ownerIn(admin, url.href)}`
await admin.end()

url.pathname = `/${name}`
Object.assign(process.env, {
  DATABASE_URL: url.href,
  // A connection plans each statement anew: those of a large pool would take most of PostgreSQL's time.
  DATABASE_POOL: '4',
  DATA_DIR: join(inject('scratch'), name),
  NODE_ENV: 'test',
  RATE_LIMIT: 'off',
})

// The files of a worker share its connections. Queries that the previous file left running may have met a dropped
// database: then the pool counts it as unreachable until a query succeeds again.
const database = await import('#lib/db.ts')
if (database.sql) await vi.waitFor(() => database.sql`select`, { timeout: 30_000, interval: 20 })
