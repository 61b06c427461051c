import { beforeAll, describe, expect, test } from 'vitest'
import { ENDPOINTS } from '#features/site/openapi/contract.ts'
import { ask } from '#test/crawl.ts'
import {
  RELATION_ROWS,
  RELATIONS,
  SHOWING_NOBODY,
  SHOWING_NOBODY_BELOW,
} from '#test/relationEndpoints.ts'
import { type RelationWorld, relate } from '#test/relationWorld.ts'

const rows = Object.entries(RELATION_ROWS).flatMap(([endpoint, ofEndpoint]) =>
  ofEndpoint.map((row, at) => ({ endpoint, at, ...row })),
)
/** The replies by row: one letter for each relation. */
const seen = new Map<(typeof rows)[number], string>()

beforeAll(async () => {
  for (const relation of RELATIONS) {
    const world = await relate(relation)
    for (const row of rows) seen.set(row, (seen.get(row) ?? '') + (await look(world, row)))
  }
}, 120_000)

test('every endpoint that shows anything has a row', () => {
  const endpoints = ENDPOINTS.map(({ endpoint }) => endpoint)
    .filter(({ method }) => method === 'GET')
    .map(({ path }): string => path)
    .filter((path) => !SHOWING_NOBODY_BELOW.some((begin) => path.startsWith(begin)))
  expect(
    endpoints.filter((endpoint) => !RELATION_ROWS[endpoint] && !SHOWING_NOBODY.includes(endpoint)),
  ).toEqual([])
})

describe.each(Object.keys(RELATION_ROWS))('%s', (endpoint) => {
  test.each(rows.filter((row) => row.endpoint === endpoint))(
    'shows $thing: $cells ($at)',
    (row) => {
      const table = (cells: string) =>
        Object.fromEntries(RELATIONS.map((relation, at) => [relation, cells[at]]))
      expect(table(seen.get(row)!)).toEqual(table(row.cells))
    },
  )
})

/** One letter: s seen, - not seen, f seen folded, 4 is 404; for counts the digit. */
async function look(world: RelationWorld, { endpoint, thing, part, sent }: (typeof rows)[number]) {
  const { status, body } = await ask(world.me, `GET ${endpoint}`, sent?.(world) ?? {})
  if (status === 404) return '4'
  expect(status, `${endpoint} ${body}`).toBe(200)
  const answer = JSON.parse(body)
  if (thing === 'count') return String(answer.count)
  const word = world.words[thing]
  if (!JSON.stringify(part ? answer[part] : answer).includes(word)) return '-'
  return isFolded(answer, word) ? 'f' : 's'
}

type Comments = { comments?: { content?: string; isMuted?: boolean }[] }

function isFolded({ comments = [] }: Comments, word: string) {
  return comments.some(({ content, isMuted }) => isMuted && content?.includes(word))
}
