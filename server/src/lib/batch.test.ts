import { expect, it } from 'vitest'
import { makeBatch } from './batch.ts'
import { type Sql, sql } from './db.ts'

it('asks what arrives together once, and answers each', async () => {
  const asked: number[][] = []
  const double = makeBatch(async (_sql: Sql, questions: number[]) => {
    asked.push(questions)
    return questions.map((question) => 2 * question)
  })
  expect(await Promise.all([double(sql, 1), double(sql, 2), double(sql, 3)])).toEqual([2, 4, 6])
  expect(asked).toEqual([[1, 2, 3]])
})

it('gathers what arrives while two statements are under way', async () => {
  const asked: number[][] = []
  const answers: (() => void)[] = []
  const echo = makeBatch(async (_sql: Sql, questions: number[]) => {
    asked.push(questions)
    await new Promise<void>((resolve) => answers.push(resolve))
    return questions
  })
  const all: Promise<number>[] = []
  for (const question of [1, 2, 3, 4]) {
    all.push(echo(sql, question))
    await new Promise(setImmediate)
  }
  expect(asked).toEqual([[1], [2]])
  while (answers.length > 0) {
    answers.shift()?.()
    await new Promise(setImmediate)
  }
  expect(await Promise.all(all)).toEqual([1, 2, 3, 4])
  expect(asked).toEqual([[1], [2], [3, 4]])
})

it('asks nobody to fail with another', async () => {
  const strict = makeBatch(async (_sql: Sql, questions: number[]) => {
    if (questions.includes(0)) throw new Error('Nothing.')
    return questions
  })
  const [one, none, two] = await Promise.allSettled([
    strict(sql, 1),
    strict(sql, 0),
    strict(sql, 2),
  ])
  expect(one).toMatchObject({ value: 1 })
  expect(two).toMatchObject({ value: 2 })
  expect(none.status).toBe('rejected')
})

it('does not mix transactions with others', async () => {
  const batches: string[][] = []
  const names = makeBatch(async (sql: Sql, questions: string[]) => {
    batches.push(questions)
    const rows = await sql<{ name: string }[]>`
      select coalesce(current_setting('jes.batch', true), '') || n.name as name
      from unnest(${questions}::text[]) with ordinality n(name, at) order by n.at`
    return rows.map(({ name }) => name)
  })
  const inside = sql.begin(async (sql) => {
    await sql`set local jes.batch = 'in '`
    return names(sql, 'a')
  })
  expect(await Promise.all([inside, names(sql, 'b')])).toEqual(['in a', 'b'])
  expect(batches).toHaveLength(2)
})
