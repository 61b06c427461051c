import { afterAll, beforeAll, expect, test } from 'vitest'
import { ENDPOINTS } from '#features/site/openapi/contract.ts'
import { findNothing, type Traces } from '#test/canary.ts'
import { READS } from '#test/canaryReads.ts'
import type { Row, Sending } from '#test/canaryRows.ts'
import { NOT_ABOUT_HIDDEN, WRITES } from '#test/canaryWrites.ts'
import { ask } from '#test/crawl.ts'
import { founded } from '#test/hubs.ts'
import { createThings, STATES, type State } from '#test/stateWorld.ts'
import { reportSuite, tableOf } from '#test/suiteReport.ts'
import { closeEngines, openEngine } from '#test/translating.ts'
import { type Person, person } from '#test/world.ts'

const KINDS = ['visitor', 'member', 'hub team', 'staff', 'admin'] as const
/**
 * What each kind of person sees of things in a state: s seen, h hidden, which is answered as nothing is, and ? for the
 * staff, which sees some of them: there only faults of the server count.
 */
const CELLS: Record<State, string> = {
  public: 'sssss',
  private: 'hhh??',
  privateAccount: 'hhh??',
  deleted: 'hhh??',
  blocked: 'shh??',
}
/** What everybody can open while it is public, so that not to see it means something. */
const OPEN = [
  'GET /api/ads/:id',
  'GET /api/clips/:id',
  'GET /api/comments/:adId',
  'GET /api/jehub/:id/ads',
]

const rows: [string, Row][] = [
  ...Object.entries(READS).map(([path, row]): [string, Row] => [`GET ${path}`, row]),
  ...Object.entries(WRITES),
]
const tried: Record<string, number> = {}
let people: (Person | null)[]
let nothing: Traces
const things = new Map<State, Awaited<ReturnType<typeof createThings>>>()

beforeAll(async () => {
  await openEngine()
  const [member, team, staff, admin] = await Promise.all([
    person('member', { daysOld: 90 }),
    person('team', { daysOld: 90 }),
    person('staff', { role: 'moderator' }),
    person('admin', { role: 'admin' }),
  ])
  people = [null, member, team, staff, admin]
  await founded(team)
  nothing = await findNothing()
  for (const state of STATES) things.set(state, await createThings(state, nothing, [member, team]))
})
afterAll(closeEngines)
afterAll(() =>
  reportSuite([
    `${ENDPOINTS.length} operations, each with a row; as ${KINDS.join(', ')}. Requests that name a thing in each state:`,
    '',
    ...tableOf(['State', 'Requests'], Object.entries(tried)),
  ]),
)

test('every operation has a row', () => {
  const known = [...rows.map(([endpoint]) => endpoint), ...NOT_ABOUT_HIDDEN]
  const lost = ENDPOINTS.map(({ endpoint: { method, path } }) => `${method} ${path}`)
    // Accounts name nobody else's things; who may call them is in access.matrix.test.ts.
    .filter((endpoint) => !/^\w+ \/api\/auth\//.test(endpoint) && !known.includes(endpoint))
  expect(lost).toEqual([])
})

test.each(STATES)('%s things are seen by whom they are for', async (state) => {
  const { author, traces } = things.get(state)!
  const wrong: string[] = []
  for (const [at, who] of people.entries()) {
    const cell = CELLS[state][at]!
    for (const [endpoint, sent, absent] of requestsAbout(traces, author, who)) {
      // A call that is admitted has effects: of those only reads are tried.
      if (cell !== 'h' && !endpoint.startsWith('GET ')) continue
      tried[state] = (tried[state] ?? 0) + 1
      const reply = await ask(who, endpoint, sent)
      if (reply.status >= 500) wrong.push(`${KINDS[at]}: ${reply.request} answers ${reply.status}`)
      if (cell === 's' && OPEN.includes(endpoint) && reply.status !== 200)
        wrong.push(`${KINDS[at]}: ${reply.request} answers ${reply.status}, and is public`)
      if (cell !== 'h') continue
      const expected = await ask(who, endpoint, absent)
      if (reply.status !== expected.status)
        wrong.push(
          `${KINDS[at]}: ${reply.request} answers ${reply.status}, for nothing ${expected.status}`,
        )
    }
  }
  expect(wrong).toEqual([])
})

/** The requests of the tables that name one of these things, each beside the same about nothing. */
function requestsAbout(traces: Traces, author: Person, who: Person | null) {
  const others = {
    author: author.id,
    openPost: nothing.post,
    openHub: nothing.hub,
    openList: nothing.post,
  }
  const asking = (of: Traces) => ({ traces: of, me: who?.id ?? author.id, others })
  return rows.flatMap(([endpoint, row]) => {
    const absent = row(asking(nothing))
    return row(asking(traces)).flatMap((sent, at): [string, Sending, Sending][] =>
      JSON.stringify(sent) === JSON.stringify(absent[at]) ? [] : [[endpoint, sent, absent[at]!]],
    )
  })
}
