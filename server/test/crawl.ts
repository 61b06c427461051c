import { toRequest } from '@jes/contract/lib/request'
import type { Cast, Traces } from './canary.ts'
import { READS } from './canaryReads.ts'
import type { Row, Sending } from './canaryRows.ts'
import { WRITES } from './canaryWrites.ts'
import { app, type Person } from './world.ts'

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
export type Answer = {
  endpoint: string
  request: string
  status: number
  text: string
  body: string
}

/** What every GET endpoint of the table replies to somebody. */
export function crawlAs(cast: Cast, person: Person | null, where: Traces) {
  const rows = Object.entries(READS).map(([path, row]) => [`GET ${path}`, row] as const)
  return callAll(cast, person, where, rows)
}

/** What every changing endpoint of the table replies to somebody. */
export function tryAll(cast: Cast, person: Person | null, where: Traces) {
  return callAll(cast, person, where, Object.entries(WRITES))
}

async function callAll(
  { author, sathi, openPost, openHub, openList }: Cast,
  person: Person | null,
  traces: Traces,
  rows: (readonly [string, Row])[],
) {
  const others = { author: author.id, openPost, openHub: openHub.id, openList }
  const asking = { traces, me: person?.id ?? sathi.id, others }
  const answers: Answer[] = []
  for (const [endpoint, row] of rows) {
    for (const sent of row(asking)) answers.push(await ask(person, endpoint, sent))
  }
  return answers
}

export async function ask(person: Person | null, endpoint: string, sent: Sending): Promise<Answer> {
  const [method, path] = endpoint.split(' ') as [Method, `/api/${string}`]
  const { url, body } = toRequest({ method, path }, sent)
  const reply = await app.inject({
    method,
    url,
    ...(body && { body }),
    headers: person ? { authorization: `Bearer ${person.token}` } : {},
  })
  return {
    endpoint,
    request: `${endpoint} ${JSON.stringify(sent.query ?? sent.body ?? {})}`,
    status: reply.statusCode,
    body: reply.body,
    text: `${JSON.stringify(reply.headers)}\n${withoutEcho(reply.body, sent.query?.q)}`,
  }
}

/** A search repeats its query: only what it adds to that reveals anything. */
function withoutEcho(body: string, q = '') {
  return body.replace(/"terms":(\[[^\]]*\])/, (_, terms: string) => {
    const added = (JSON.parse(terms) as string[]).filter((term) => !q.includes(term))
    return `"terms":${JSON.stringify(added)}`
  })
}

/** A reply without what differs from one moment to the next. */
export function steady({ request, status, body }: Answer) {
  return {
    request: request.replace(/\d{15,}/g, '#'),
    status,
    body: body
      .replace(/"nextCursor":"[^"]+"/g, '"nextCursor":"…"')
      .replace(/"(at|uptime|lastUsedAt)":("[^"]+"|[\d.]+)/g, '"$1":"…"'),
  }
}

export function fileAs(person: Person | null, url: string) {
  return app.inject({ url, ...(person && { cookies: { jes_media: person.mediaToken } }) })
}
