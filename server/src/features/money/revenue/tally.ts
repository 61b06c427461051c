import { createHash } from 'node:crypto'
import { type Line, splitCarried, splitHalf } from './split.ts'

export type Member = { no: number; half: number; lines: Line[] }
export type MonthPool = { month: string; recognised: number; pool: number; carriedIn: number }
export type Tally = ReturnType<typeof openTally>

/**
 * Computes a month, member by member in the order of their numbers, and hashes all input and output on the way, so that
 * a million lines need no memory. Closing and verifying use this same computation.
 */
export function openTally({ month, recognised, pool, carriedIn }: MonthPool) {
  const hash = createHash('sha256')
  const linesOf = new Map<number, number>()
  write('jes revenue 1', month, recognised, pool, carriedIn)

  function write(...words: (string | number)[]) {
    hash.update(`${words.join(' ')}\n`)
  }

  return {
    /** The accounts of all lines so far. */
    accounts: () => [...linesOf.keys()],

    add({ no, half, lines }: Member) {
      write('member', no, half)
      const split = splitHalf(half, lines).sort((a, b) => a.account - b.account)
      for (const { account, ms, leftOut, paisa } of split) {
        write('line', account, ms, leftOut ?? '-', paisa)
        linesOf.set(account, (linesOf.get(account) ?? 0) + paisa)
      }
      return split
    },

    /** After the last member: what each creator is due, and what is left over. */
    finish(isEligible: (account: number) => boolean) {
      const dues = [...linesOf]
        .sort(([a], [b]) => a - b)
        .map(([account, linesPaisa]) => ({ account, linesPaisa, isEligible: isEligible(account) }))
      const statements = splitCarried(carriedIn, dues).map((due) => ({
        ...due,
        credited: due.isEligible ? due.linesPaisa + due.carriedPaisa : 0,
      }))
      for (const due of statements)
        write('creator', due.account, String(due.isEligible), due.linesPaisa, due.carriedPaisa)
      const shared = statements.reduce((sum, { credited }) => sum + credited, 0)
      const carriedOut = pool + carriedIn - shared
      write('shared', shared, carriedOut)
      const creators = statements.filter(({ credited }) => credited > 0).length
      return { statements, shared, carriedOut, creators, hash: hash.digest('hex') }
    },
  }
}
