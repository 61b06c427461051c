import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { config } from '#lib/config.ts'
import { setStopping } from '#lib/readiness.ts'
import type { Requests } from '#lib/requests.ts'

/** What is running, as far as it was started. */
export type Running = {
  database?: { stop: () => Promise<void> }
  sql?: { end: (options: { timeout: number }) => Promise<void> }
  app?: FastifyInstance
  requests?: Requests
  live?: { leave: () => void; close: () => Promise<void> }
  replicas?: { close: () => Promise<void> }
  changes?: { close: () => Promise<void> }
  uploads?: { close: () => Promise<void> }
  events?: { close: () => Promise<void> }
  jobs?: { stop: () => Promise<void> }
  traces?: { close: () => Promise<void> } | undefined
  metrics?: { address: string; close: () => Promise<void> } | undefined
  /** Those that serve and work, where this one only looks after them. */
  processes?: { stop: () => Promise<void> }
}

type Complain = (error: unknown) => void

/** After the drain: the time for requests, then for jobs and buffers, and then for everything. */
const REQUESTS_MS = 3_000
const WORK_MS = 6_000
const ALL_MS = 9_000
/** A collector that does not answer is not waited for. */
const TRACES_MS = 500

/** Makes readiness say no, and serves on until load balancers have noticed. */
export async function drain(running: Running) {
  setStopping()
  running.requests?.sayLast()
  if (running.requests) await pause(config.DRAIN_SECONDS * 1_000)
}

/** Lets running requests finish, flushes the buffers, and stops the database last. False when it took too long. */
export async function stopAll(running: Running, complain: Complain) {
  const late = new AbortController()
  const limit = pause(ALL_MS, false, { signal: late.signal }).catch(() => false)
  const done = await Promise.race([stopInOrder(running, complain).then(() => true), limit])
  late.abort()
  return done
}

async function stopInOrder(running: Running, complain: Complain) {
  const { database, sql, app, requests, live, replicas, changes, uploads, events } = running
  const { jobs, metrics, traces } = running
  await within(WORK_MS, [
    async () => jobs?.stop(),
    async () => {
      // Sockets first: the HTTP server closes after its last connection.
      live?.leave()
      const cut = setTimeout(() => requests?.cutAll(), REQUESTS_MS)
      // Its hooks flush the buffers after the last request.
      await app?.close()
      clearTimeout(cut)
      await live?.close()
      await replicas?.close()
      await changes?.close()
      await uploads?.close()
      await events?.close()
    },
  ])
  await within(TRACES_MS, [async () => traces?.close()])
  await attempt(async () => metrics?.close())
  await attempt(async () => sql?.end({ timeout: 1 }))
  await attempt(async () => database?.stop())

  async function within(ms: number, works: (() => Promise<unknown>)[]) {
    const over = new AbortController()
    const limit = pause(ms, undefined, { signal: over.signal }).catch(() => {})
    await Promise.race([Promise.all(works.map(attempt)), limit])
    over.abort()
  }

  async function attempt(work: () => Promise<unknown>) {
    await work().catch(complain)
  }
}
