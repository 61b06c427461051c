import postgres from 'postgres'
import { expect, inject, onTestFinished } from 'vitest'
import { ownerIn } from './databases.ts'

let count = 0

/** The URL of a database for this test alone: a copy of the migrated one, or an empty one. */
export async function freshDatabase({ isEmpty = false } = {}) {
  const url = new URL(inject('appUrl'))
  const name = `jes_fresh_${process.pid}_${++count}`
  const source = isEmpty ? 'template0' : inject('template')
  const admin = postgres(inject('adminUrl'), { max: 1, onnotice: () => {} })
  onTestFinished(async () => {
    // graphile-worker does not wait until its connections are closed; a cut one would be an error of the test.
    const busy = () => admin`select from pg_stat_activity where datname = ${name}`
    await expect.poll(busy).toEqual([])
    await admin`drop database if exists ${admin(name)}`
    await admin.end()
  })
  await admin`
    create database ${admin(name)} template ${admin(source)} strategy file_copy${ownerIn(admin, url.href)}`
  url.pathname = `/${name}`
  return url.href
}
