import { describe, expect, test } from 'vitest'
import { seeded } from '#test/seeded.ts'
import { divide, splitCarried, splitHalf } from './split.ts'
import { type Member, openTally } from './tally.ts'

const SEEDS = Array.from({ length: 200 }, (_, at) => at + 1)

function sum(numbers: Iterable<number>) {
  return [...numbers].reduce((left, right) => left + right, 0)
}

describe('a sum that is divided', () => {
  test('gives the paisa left over to the largest remainders, and between equals to the older account', () => {
    const parts = [7, 3, 5].map((account) => ({ account, weight: 1 }))
    expect(Object.fromEntries(divide(10, parts))).toEqual({ 3: 4, 5: 3, 7: 3 })
    expect(Object.fromEntries(divide(11, parts))).toEqual({ 3: 4, 5: 4, 7: 3 })
    const uneven = [
      { account: 1, weight: 1 },
      { account: 2, weight: 5 },
    ]
    expect(Object.fromEntries(divide(1, uneven))).toEqual({ 1: 0, 2: 1 })
  })

  test('stays exact where doubles would not', () => {
    const parts = [
      { account: 1, weight: 9_007_199_254_740_991 },
      { account: 2, weight: 9_007_199_254_740_990 },
    ]
    const shares = divide(9_007_199_254_740_991, parts)
    expect(shares.get(1)).toBe(4_503_599_627_370_496)
    expect(shares.get(2)).toBe(4_503_599_627_370_495)
  })

  test('goes to nobody where nothing weighs anything', () => {
    expect([...divide(5, []).values()]).toEqual([])
    expect([...divide(5, [{ account: 1, weight: 0 }]).values()]).toEqual([0])
  })

  test('is given out whole, fairly and in any order', () => {
    for (const seed of SEEDS) expectFair(seed)
  })

  function expectFair(seed: number) {
    const { between, shuffled } = seeded(seed)
    const paisa = between(0, 1_000_000)
    const parts = Array.from({ length: between(1, 30) }, (_, at) => ({
      account: at + 1,
      weight: between(1, 40_000_000),
    }))
    const shares = divide(paisa, parts)
    expect(sum(shares.values()), `seed ${seed}`).toBe(paisa)
    const all = sum(parts.map(({ weight }) => weight))
    for (const { account, weight } of parts) {
      expect(Math.abs((shares.get(account) ?? -9) - (paisa * weight) / all)).toBeLessThan(1)
    }
    const again = divide(paisa, shuffled(parts))
    for (const { account } of parts) expect(again.get(account)).toBe(shares.get(account))
  }
})

test('what is left out gets nothing, and the others get its part', () => {
  const lines = [
    { account: 1, ms: 900, leftOut: 'ring' as const },
    { account: 2, ms: 50, leftOut: null },
    { account: 3, ms: 50, leftOut: null },
  ]
  expect(splitHalf(101, lines).map(({ paisa }) => paisa)).toEqual([0, 51, 50])
  expect(splitHalf(101, lines.slice(0, 1)).map(({ paisa }) => paisa)).toEqual([0])
})

test('what was carried goes to the eligible by what their lines say', () => {
  const dues = [
    { account: 1, isEligible: true, linesPaisa: 30 },
    { account: 2, isEligible: false, linesPaisa: 500 },
    { account: 3, isEligible: true, linesPaisa: 10 },
  ]
  expect(splitCarried(41, dues).map(({ carriedPaisa }) => carriedPaisa)).toEqual([31, 0, 10])
  expect(splitCarried(41, dues.slice(1, 2)).map(({ carriedPaisa }) => carriedPaisa)).toEqual([0])
})

const WHY = [null, null, null, 'ring', 'tireless', 'suspended'] as const

function someMonth(seed: number) {
  const { between, oneOf, shuffled } = seeded(seed)
  const accounts = Array.from({ length: between(1, 12) }, (_, at) => at + 1)
  const members: Member[] = Array.from({ length: between(0, 25) }, (_, at) => ({
    no: at + 1,
    half: between(0, 20_000),
    lines: shuffled(accounts)
      .slice(0, between(0, accounts.length))
      .map((account) => ({ account, ms: between(1, 37_200_000), leftOut: oneOf(WHY) })),
  }))
  const pool = sum(members.map(({ half }) => half)) + between(0, 1) * between(0, 5_000)
  const eligible = new Set(accounts.filter(() => between(0, 2) > 0))
  return { members, pool, carriedIn: between(0, 1) * between(0, 50_000), eligible, shuffled }
}

type Month = Pick<ReturnType<typeof someMonth>, 'members' | 'pool' | 'carriedIn' | 'eligible'>

function workOut({ members, pool, carriedIn, eligible }: Month) {
  const tally = openTally({ month: '2025-01', recognised: pool * 2, pool, carriedIn })
  const lines = members.flatMap((member) => tally.add(member))
  return { lines, ...tally.finish((account) => eligible.has(account)) }
}

test('a month adds up to its last paisa, in whatever order its lines come', () => {
  for (const seed of SEEDS) expectWhole(seed)
})

function expectWhole(seed: number) {
  const month = someMonth(seed)
  const done = workOut(month)
  expect(done.shared + done.carriedOut, `seed ${seed}`).toBe(month.pool + month.carriedIn)
  expect(done.carriedOut).toBeGreaterThanOrEqual(0)
  for (const { account, linesPaisa, isEligible, credited, carriedPaisa } of done.statements) {
    const paisa = done.lines.filter((line) => line.account === account).map((line) => line.paisa)
    expect(sum(paisa)).toBe(linesPaisa)
    expect(credited).toBe(isEligible ? linesPaisa + carriedPaisa : 0)
  }
  const mixed = month.members.map((member) => ({ ...member, lines: month.shuffled(member.lines) }))
  expect(workOut({ ...month, members: mixed }).hash).toBe(done.hash)
}

test('the hash is another as soon as one thing is', () => {
  const month = someMonth(7)
  const { hash } = workOut(month)
  const [first, ...rest] = month.members
  const others: Month[] = [
    { ...month, pool: month.pool + 1 },
    { ...month, carriedIn: month.carriedIn + 1 },
    { ...month, members: [{ ...first!, half: first!.half + 1 }, ...rest] },
    { ...month, members: rest },
    { ...month, eligible: new Set() },
  ]
  for (const other of others) expect(workOut(other).hash).not.toBe(hash)
})
