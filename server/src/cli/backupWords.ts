import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { Complaint } from './complaint.ts'

const USAGE = 'Say where to: jes backup <folder>, or jes backup --into <folder> [--keep <number>]'

/** One folder, or a series of dated ones of which so many are kept. */
export function readBackupWords(words: string[]) {
  const { values, positionals } = parse(words)
  const [given, ...more] = positionals
  const { into, keep } = values
  const isSeries = into !== undefined && given === undefined
  const isOne = given !== undefined && into === undefined && keep === undefined
  if ((!isSeries && !isOne) || more.length > 0) throw new Complaint(USAGE)
  if (keep !== undefined && !/^[1-9]\d{0,3}$/.test(keep))
    throw new Complaint('--keep is a number from 1: the newest backup always stays.')
  return {
    folder: resolve(given ?? ''),
    series: into && resolve(into),
    keep: keep ? Number(keep) : null,
  }
}

function parse(args: string[]) {
  try {
    const options = { into: { type: 'string' }, keep: { type: 'string' } } as const
    return parseArgs({ args, options, allowPositionals: true })
  } catch {
    throw new Complaint(USAGE)
  }
}
