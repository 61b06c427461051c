import { describe, expect, test } from 'vitest'
import { person, sql } from '#test/world.ts'
import { accountOf, creatorAccounts, findCreatorAccount, gatewayOf } from './accounts.ts'
import { balanceOf, readBooks } from './balances.ts'
import { post } from './post.ts'

let count = 0
function newKey() {
  return `test ${process.pid} ${Date.now()} ${count++}`
}

async function purchase(key: string, paisa: number) {
  const [gateway, deferred] = [await gatewayOf(sql, 'esewa'), await accountOf(sql, 'deferred')]
  return sql.begin((sql) =>
    post(sql, {
      kind: 'purchase',
      key,
      entries: [
        { account: gateway, paisa },
        { account: deferred, paisa: -paisa },
      ],
    }),
  )
}

describe('a posting', () => {
  test('moves money once, however often it is tried, also at the same moment', async () => {
    const gateway = await gatewayOf(sql, 'esewa')
    const before = await balanceOf(sql, gateway)
    const key = newKey()
    const tries = await Promise.all([1, 2, 3, 4, 5].map(() => purchase(key, 14_900)))
    expect(tries.filter(Boolean)).toHaveLength(1)
    expect(await purchase(key, 14_900)).toBe(false)
    expect((await balanceOf(sql, gateway)) - before).toBe(14_900)
    expect((await readBooks(sql)).isBalanced).toBe(true)
  })

  test('that does not balance is refused, and nothing of it stays', async () => {
    const [gateway, deferred] = [await gatewayOf(sql, 'khalti'), await accountOf(sql, 'deferred')]
    const key = newKey()
    const attempt = sql.begin((sql) =>
      post(sql, {
        kind: 'purchase',
        key,
        entries: [
          { account: gateway, paisa: 100 },
          { account: deferred, paisa: -99 },
        ],
      }),
    )
    await expect(attempt).rejects.toThrow('does not balance')
    expect(await sql`select from ledger_postings where key = ${key}`).toHaveLength(0)
  })

  test('of nothing is none, and one without entries is refused', async () => {
    const key = newKey()
    const account = await accountOf(sql, 'pool')
    expect(await post(sql, { kind: 'share', key, entries: [{ account, paisa: 0 }] })).toBe(false)
    const attempt = sql`insert into ledger_postings (kind, key) values ('share', ${key})`
    await expect(attempt).rejects.toThrow('does not balance')
  })

  test('cannot be changed or taken back', async () => {
    const key = newKey()
    await purchase(key, 100)
    const [{ id }] = await sql<[{ id: string }]>`
      select id from ledger_postings where key = ${key}`
    const attempts = [
      sql`update ledger_entries set paisa = paisa * 2 where posting_id = ${id}`,
      sql`delete from ledger_entries where posting_id = ${id}`,
      sql`update ledger_postings set kind = 'refund' where id = ${id}`,
      sql`delete from ledger_postings where id = ${id}`,
      sql`truncate ledger_entries`,
      sql`truncate ledger_postings, ledger_entries`,
    ]
    for (const attempt of attempts) await expect(attempt).rejects.toThrow('only grow')
  })

  test('may not be added to once it stands', async () => {
    const key = newKey()
    await purchase(key, 100)
    const income = await accountOf(sql, 'income')
    const attempt = sql`
      insert into ledger_entries (posting_id, account_id, paisa)
      select id, ${income}, 1 from ledger_postings where key = ${key}`
    await expect(attempt).rejects.toThrow('does not balance')
  })
})

describe('the account of a creator', () => {
  test('is opened once, and outlives them without their name', async () => {
    const [sita, hari] = [await person('sita'), await person('hari')]
    expect(await findCreatorAccount(sql, sita.id)).toBeNull()
    const [first, again] = await Promise.all([
      creatorAccounts(sql, [sita.id, hari.id]),
      creatorAccounts(sql, [hari.id, sita.id]),
    ])
    expect(again).toEqual(first)
    expect(first.size).toBe(2)
    const account = first.get(sita.id)!
    await sql`delete from users where id = ${sita.id}`
    expect(await sql`select owner_id from ledger_accounts where id = ${account}`).toEqual([
      { ownerId: null },
    ])
  })
})
