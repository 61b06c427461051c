import { join } from 'node:path'
import postgres from 'postgres'
import type { TestProject } from 'vitest/node'
import { startEmbedded } from '#lib/embedded/start.ts'
import { migrate } from '#lib/migrate.ts'
import { ownerIn } from './databases.ts'
import { makeScratch, removeScratch, sweepScratch } from './scratch.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    adminUrl: string
    /** The role of Jes: the owner of an embedded database, not a superuser. */
    appUrl: string
    template: string
    scratch: string
  }
}

/** Nothing here has to survive a power cut, and every connection checks a password that protects nothing. */
const FAST = {
  fsync: 'off',
  full_page_writes: 'off',
  synchronous_commit: 'off',
  scram_iterations: '1',
}

/** Migrates one template; each test file works on a copy of it. */
export default async function setup(project: TestProject) {
  sweepScratch()
  const scratch = makeScratch()
  const given = process.env.TEST_DATABASE_URL
  const embedded = given
    ? null
    : await startEmbedded({ folder: join(scratch, 'postgres'), settings: FAST })
  const adminUrl = given ?? embedded?.superuserUrl ?? ''
  const appUrl = given ?? embedded?.url ?? ''
  const template = `jes_template_${process.pid}`

  const admin = postgres(adminUrl, { max: 1, onnotice: () => {} })
  await admin`create database ${admin(template)}${ownerIn(admin, appUrl)}`
  const url = new URL(appUrl)
  url.pathname = `/${template}`
  await migrate(url.href)

  project.provide('adminUrl', adminUrl)
  project.provide('appUrl', appUrl)
  project.provide('template', template)
  project.provide('scratch', scratch)

  return async () => {
    await admin`drop database if exists ${admin(template)} with (force)`
    await admin.end()
    await embedded?.stop()
    removeScratch(scratch)
  }
}
