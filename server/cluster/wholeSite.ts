import { join } from 'node:path'
import { type BuiltServer, killLaunched, launchServer, startServer } from '#test/builtServer.ts'
import { makeScratch, removeScratch } from '#test/scratch.ts'
import { createBucket } from './bucket.ts'
import { freePort } from './engine.ts'
import { startCeph } from './engines/ceph.ts'
import { startNginx } from './engines/nginx.ts'
import { startPgBouncer } from './engines/pgbouncer.ts'
import { startPrimary, startReplica } from './engines/postgres.ts'
import { startRedis } from './engines/redis.ts'
import { createWriter } from './people.ts'
import { isAsked } from './rolling.ts'
import { makeSiteKeys } from './siteKeys.ts'

const WEB = 3
const JOBS = 2

export type WholeSite = Awaited<ReturnType<typeof openWholeSite>>
type Stop = () => unknown

/**
 * A site of many machines: nginx before three web servers, two for jobs, PgBouncer before a PostgreSQL with a replica,
 * Redis and S3. No server shares a folder with another.
 */
export async function openWholeSite(limits: Record<string, string> = {}) {
  const folder = makeScratch()
  const stops: Stop[] = [() => removeScratch(folder)]
  try {
    const engines = await startEngines(folder, stops)
    stops.push(killLaunched)
    const { primary, replica, pooler, redis, bucket } = engines
    const settings = {
      DATABASE_URL: pooler.url,
      DATABASE_SESSION_URL: primary.url,
      DATABASE_REPLICA_URLS: replica.url,
      REDIS_URL: redis.url,
      S3_ENDPOINT: bucket.endpoint,
      S3_BUCKET: bucket.bucket,
      S3_KEY: bucket.key,
      S3_SECRET: bucket.secret,
      ...makeSiteKeys(),
      TRUSTED_PROXIES: '127.0.0.1',
      DRAIN_SECONDS: '1',
      ...limits,
    }
    const ports = await Promise.all(Array.from({ length: WEB }, freePort))
    const startWeb = (at: number) =>
      startServer(join(folder, `web${at}`), { ...settings, ROLE: 'web', PORT: String(ports[at]) })
    const startJobs = (at: number) =>
      launchServer(join(folder, `jobs${at}`), { ...settings, ROLE: 'jobs' })
    const web: BuiltServer[] = []
    for (let at = 0; at < WEB; at++) web.push(await startWeb(at))
    const jobs = Array.from({ length: JOBS }, (_, at) => startJobs(at))
    const nginx = await startNginx(ports)
    stops.push(() => nginx.stop())
    const { token, postId } = await createWriter(web[0]!.url, primary.url)

    return {
      ...engines,
      url: nginx.url,
      token,
      postId,
      web,
      async killWeb(at: number) {
        await web[at]!.stop('SIGKILL')
      },
      async startWebAgain(at: number) {
        web[at] = await startWeb(at)
        await isAsked({ url: nginx.url, port: ports[at]! })
      },
      async killJobs(at: number) {
        jobs[at]!.kill('SIGKILL')
      },
      async startJobsAgain(at: number) {
        jobs[at] = startJobs(at)
      },
      close,
    }
  } catch (problem) {
    await close()
    throw problem
  }

  async function close() {
    for (const stop of stops.toReversed()) await stop()
  }
}

async function startEngines(folder: string, stops: Stop[]) {
  const primary = await startPrimary(folder)
  stops.push(() => primary.kill())
  const replica = await startReplica(folder, primary)
  stops.push(() => replica.kill())
  const pooler = await startPgBouncer(folder, primary.url)
  stops.push(() => pooler.kill())
  const redis = await startRedis(folder)
  stops.push(() => redis.kill())
  const gateway = await startCeph(folder)
  stops.push(() => gateway.stop())
  return { primary, replica, pooler, redis, gateway, bucket: await createBucket(gateway, 'jes') }
}
