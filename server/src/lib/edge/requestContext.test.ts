import { authApi } from '@jes/contract/accounts/auth'
import { trendingApi } from '@jes/contract/feeds/trending'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { type SpanOptions, setTracer } from '#lib/tracing/span.ts'
import { setting } from '#test/lines.ts'
import { appWith, ask, newName, person, sql } from '#test/world.ts'

type Started = SpanOptions & { name: string; ended?: object | undefined }

const GIVEN = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01'
const OWN = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01'

let app: Awaited<ReturnType<typeof appWith>>
beforeAll(async () => {
  app = await appWith({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1' })
})
afterAll(() => app.close())

let spans: Started[]
beforeEach(() => {
  spans = []
  setTracer((name, options) => {
    const started: Started = { name, ...options }
    spans.push(started)
    return {
      traceparent: OWN,
      end(facts) {
        started.ended = facts
      },
    }
  })
  onTestFinished(() => setTracer(null))
})

test('a trace is continued for a proxy that we trust, and for nobody else', async () => {
  const parentOf = async (traceparent: string) => {
    await ask(trendingApi.list, { query: {} }, { headers: { traceparent } }, app)
    return spans.at(-1)!.parent
  }
  expect(await parentOf(GIVEN)).toBeUndefined()
  setting({ TRUSTED_PROXIES: ['127.0.0.1'] })
  expect(await parentOf(GIVEN)).toBe(GIVEN)
  for (const wrong of ['', 'x', `${GIVEN}-more`, GIVEN.toUpperCase(), `ff${GIVEN.slice(2)}`])
    expect(await parentOf(wrong)).toBeUndefined()
})

test('a span says the route, the status and whether a member asked, and nothing of whom or what', async () => {
  const { token } = await person('sita')
  const headers = { authorization: `Bearer ${token}` }
  await app.inject({ url: '/api/jehub/no-such-hub?token=secret', headers })
  const [span] = spans
  expect(span).toMatchObject({ name: 'GET /api/jehub/:id', kind: 'server' })
  expect(span!.ended).toEqual({
    'http.request.method': 'GET',
    'http.route': '/api/jehub/:id',
    'http.response.status_code': 404,
    'jes.viewer': 'member',
    'jes.request_id': expect.any(String),
  })
})

test('a job carries the id and the trace of the request that added it', async () => {
  const username = newName('new')
  const body = { username, email: `${username}@jes.example`, password: 'dudh-chiya-at-namche' }
  const reply = await ask(authApi.register, { body }, {}, app)
  expect(reply.statusCode).toBe(201)
  const [job] = await sql<{ origin: object }[]>`
    select payload -> 'origin' as origin from graphile_worker._private_jobs
    where payload -> 'origin' ->> 'requestId' = ${String(reply.headers['x-request-id'])}`
  expect(job?.origin).toEqual({ requestId: reply.headers['x-request-id'], traceparent: OWN })
  await sql`delete from graphile_worker._private_jobs`
})
