import { afterAll, beforeAll, expect, test } from 'vitest'
import { ENDPOINTS } from '#features/site/openapi/contract.ts'
import type { OpenApi } from '#features/site/openapi/document.ts'
import { operationsOf, requestFor } from '#test/fuzz/requests.ts'
import { faultIn } from '#test/fuzz/verdict.ts'
import { createWorld, isWhole, KINDS } from '#test/fuzz/world.ts'
import { seeded } from '#test/seeded.ts'
import { reportSuite, tableOf } from '#test/suiteReport.ts'
import { app, sql } from '#test/world.ts'

const REQUESTS = Number(process.env.REQUESTS ?? 3_000)
const SEED = Number(process.env.SEED ?? 1)
/** Fuzzed calls sign people out and delete things: after so many there are new ones. */
const FRESH = 1_000
const MOST_CURSORS = 300

/** Reports of crashed browsers are logged as errors. */
const { level } = app.log
beforeAll(() => {
  app.log.level = 'silent'
})
afterAll(async () => {
  await sql`delete from announcements`
  await sql`delete from watched_words`
  await sql`delete from blogs`
  await sql`delete from flags`
  app.log.level = level
})

test(
  `${REQUESTS} requests made from the OpenAPI document (SEED=${SEED}) meet no fault of the server`,
  async () => {
    const random = seeded(SEED)
    const operations = operationsOf((await app.inject('/api/openapi.json')).json<OpenApi>())
    const endpoints = new Map(
      ENDPOINTS.map(({ endpoint }) => [`${endpoint.method} ${bare(endpoint.path)}`, endpoint]),
    )
    const faults = new Map<string, string>()
    const counts: Record<string, number[]> = Object.fromEntries(
      KINDS.map((kind) => [kind, [0, 0, 0]]),
    )
    let world = await createWorld()
    for (let sent = 0; sent < REQUESTS; sent++) {
      if (sent % FRESH === 0) report(sent)
      if (sent % FRESH === FRESH - 1 || (sent % 100 === 0 && !(await isWhole(world))))
        world = { ...(await createWorld()), cursors: world.cursors }
      const operation = operations[sent % operations.length]!
      const kind = random.oneOf(KINDS)
      const request = requestFor(operation, world, random)
      const token = world.people[kind]?.token
      const headers = { ...(token && { authorization: `Bearer ${token}` }), ...request.headers }
      const reply = await app.inject({ ...request, method: request.method as 'GET', headers })

      const name = `${operation.method} ${bare(operation.path)}`
      const fault = faultIn(reply, operation, endpoints.get(name))
      if (fault && !faults.has(`${name} ${fault.slice(0, 30)}`))
        faults.set(
          `${name} ${fault.slice(0, 30)}`,
          `${kind}: ${request.method} ${request.url} ${String(request.payload ?? '').slice(0, 600)} ${JSON.stringify(request.headers).slice(0, 200)}: ${fault.slice(0, 300)}`,
        )
      const cell = reply.statusCode < 400 ? 0 : reply.statusCode < 500 ? 1 : 2
      counts[kind]![cell]! += 1
      const cursor = /"nextCursor":"([^"]+)"/.exec(reply.body)?.[1]
      if (cursor) world.cursors[sent % MOST_CURSORS] = cursor
      world.cursors = world.cursors.filter(Boolean)
    }
    report(REQUESTS)
    expect([...faults.values()]).toEqual([])

    function report(sent: number) {
      reportSuite([
        `${sent.toLocaleString('en')} requests to ${operations.length} operations with SEED=${SEED}${sent < REQUESTS ? ', stopped before the end' : ''}: ${faults.size} faults (a 5xx other than 503, a status that the document does not name, an answer outside its schema).`,
        '',
        ...tableOf(['As', 'Requests', 'Done', 'Refused', '503'], rowsOf(counts)),
        ...[...faults.values()].flatMap((fault) => ['', `Fault: ${fault}`]),
      ])
    }
  },
  REQUESTS * 200,
)

function rowsOf(counts: Record<string, number[]>) {
  return Object.entries(counts).map(([kind, [done = 0, refused = 0, off = 0]]) => [
    kind,
    done + refused + off,
    done,
    refused,
    off,
  ])
}

/** Both forms of a path, without the names of its parameters. */
function bare(path: string) {
  return path.replace(/\{\w+\}|:\w+/g, '{}')
}
