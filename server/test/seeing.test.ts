import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { signal } from '#lib/embedded/process.ts'
import { scratchServer } from './scratchServer.ts'

type Attribute = { key: string; value: { stringValue?: string; intValue?: number } }
type Span = { traceId: string; spanId: string; parentSpanId?: string; name: string } & {
  attributes: Attribute[]
}
type Export = { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] }

type LogLine = { level: number; reqId?: string; msg?: string; endpoint?: string; sql?: string }

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736'
const PROXY_SPAN = '00f067aa0ba902b7'
const PERSON = {
  username: 'sita_secret',
  email: 'sita.secret@example.com',
  password: 'sagarmatha 8848 metres',
}
/** A look at the metrics of all processes may take a second on a busy machine. */
const PATIENCE = { timeout: 30_000, interval: 200 }
const REGISTER = 'POST /api/auth/register'

const site = scratchServer({ of: 'file' })
const collected: string[] = []
const collector = createServer(async (request, response) => {
  collected.push(`${request.url} ${await text(request)}`)
  response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
})
let reply: Response

beforeAll(async () => {
  collector.listen(0, '127.0.0.1')
  await once(collector, 'listening')
  await site.start({
    WORKERS: '2',
    LOG_LEVEL: 'info',
    METRICS_PORT: '0',
    SLOW_QUERY_MS: '0.001',
    TRUSTED_PROXIES: '127.0.0.1',
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${(collector.address() as AddressInfo).port}`,
    OTEL_BSP_SCHEDULE_DELAY: '100',
  })
  reply = await fetch(`${site.server!.url}/api/auth/register?secret=query`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-request-id': 'proxy-gave-this',
      traceparent: `00-${TRACE}-${PROXY_SPAN}-01`,
    },
    body: JSON.stringify(PERSON),
  })
})
afterAll(() => {
  collector.close()
  collector.closeAllConnections()
})

describe.skipIf(process.platform === 'win32')(
  'whoever looks after a site of several processes',
  () => {
    it('follows one request from the proxy to the mail that it led to', async () => {
      expect([reply.status, reply.headers.get('x-request-id')]).toEqual([201, 'proxy-gave-this'])
      const trace = await waitForSpans(['send mail'])

      const request = trace.find(({ name }) => name === REGISTER)!
      expect(request.parentSpanId).toBe(PROXY_SPAN)
      expect(factsOf(request)).toMatchObject({
        'http.route': '/api/auth/register',
        'http.response.status_code': 201,
        'jes.viewer': 'visitor',
        'jes.request_id': 'proxy-gave-this',
      })
      const queries = trace.filter((span) => 'db.system.name' in factsOf(span))
      expect(queries.some(({ parentSpanId }) => parentSpanId === request.spanId)).toBe(true)
      const job = trace.find(({ name }) => name === 'job mail')!
      expect(job.parentSpanId).toBe(request.spanId)
      expect(trace.find(({ name }) => name === 'send mail')!.parentSpanId).toBe(job.spanId)
    })

    it('reads nothing private in a trace', () => {
      expect(collected.every((one) => one.startsWith('/v1/traces {'))).toBe(true)
      for (const secret of [...Object.values(PERSON), 'secret=query'])
        expect(collected.join('\n')).not.toContain(secret)
    })

    it('finds in each line of the log which request it is of, and in slow queries which endpoint', async () => {
      const ofRequest = () => lines().filter(({ reqId }) => reqId === 'proxy-gave-this')
      expect(ofRequest().map(({ msg }) => msg)).toEqual(
        expect.arrayContaining(['incoming request', 'request completed', 'A query was slow.']),
      )
      // Of many slow queries only the first of each second are written, whichever these are.
      const slow = ofRequest().find(
        ({ endpoint, sql }) =>
          endpoint === REGISTER && /\b(insert|select|update)\b/.test(sql ?? ''),
      )
      expect(slow).toMatchObject({ level: 40, ms: expect.any(Number) })
      for (const secret of Object.values(PERSON))
        expect(JSON.stringify(lines())).not.toContain(secret)
      const unnamed = lines().filter((line) => ('req' in line || 'res' in line) && !line.reqId)
      expect(unnamed).toEqual([])
    })

    it('reads the sum of all processes, which does not fall when one is killed', async () => {
      const countTrending = () =>
        readMetric('jes_http_requests_total', { endpoint: '/api/trending', status: '200' })
      for (let time = 0; time < 12; time++) await fetch(`${site.server!.url}/api/trending`)
      await vi.waitFor(async () => expect(await countTrending()).toBe(12), PATIENCE)
      expect(await readMetric('jes_processes')).toBe(4)
      await vi.waitFor(
        async () => expect(await readMetric('jes_mails_total', { outcome: 'sent' })).toBe(1),
        PATIENCE,
      )

      const [web] = webProcesses()
      signal(web!, 'SIGKILL')
      // It is missing, or has been replaced.
      await vi.waitFor(
        async () =>
          expect((await readMetric('jes_processes')) === 3 || webProcesses().length === 3).toBe(
            true,
          ),
        PATIENCE,
      )
      expect(await countTrending()).toBe(12)
    })
  },
)

/** The spans of the one trace, once these have arrived. */
async function waitForSpans(names: string[]) {
  return vi.waitFor(() => {
    const trace = listSpans().filter(({ traceId }) => traceId === TRACE)
    expect(trace.map(({ name }) => name)).toEqual(expect.arrayContaining([...names, REGISTER]))
    return trace
  }, PATIENCE)
}

function listSpans() {
  return collected.flatMap((one) =>
    (JSON.parse(one.slice(one.indexOf('{'))) as Export).resourceSpans.flatMap(({ scopeSpans }) =>
      scopeSpans.flatMap(({ spans }) => spans),
    ),
  )
}

function factsOf({ attributes }: Span) {
  return Object.fromEntries(
    attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue]),
  )
}

/** What was logged, as far as each line is whole. */
function lines(): LogLine[] {
  return site
    .server!.output()
    .split('\n')
    .filter((line) => line.startsWith('{') && line.endsWith('}'))
    .map((line) => JSON.parse(line))
}

function webProcesses() {
  const started = site.server!.output().matchAll(/A web process works: (\d+)/g)
  return [...started].map(([, pid]) => Number(pid))
}

async function readMetric(name: string, labels: Record<string, string> = {}) {
  const address = /Metrics are at (\S+)/.exec(site.server!.output())![1]!
  const found = (await (await fetch(address)).text())
    .split('\n')
    .filter(
      (line) =>
        new RegExp(`^${name}[ {]`).test(line) &&
        Object.entries(labels).every(([key, value]) => line.includes(`${key}="${value}"`)),
    )
  return found.reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0)
}
