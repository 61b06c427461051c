import { parseArgs } from 'node:util'
import { NewAnnouncement } from '@jes/contract/site/announcements'
import { safeParse } from 'zod/v4/core'
import { setFlag } from '#features/core/featureFlags/commands.ts'
import { Complaint } from './complaint.ts'
import type { CliContext } from './context.ts'
import { conclude } from './say.ts'

const USAGE = 'Say jes maintenance on [--message "…"], or jes maintenance off'

/** Lets everybody read only, on every server, or write again. It is the switch of /admin. */
export async function maintenance({ sql }: CliContext, words: string[]) {
  const { isOn, message } = readWords(words)
  await setFlag(sql, null, {
    key: 'writing',
    isOn: !isOn,
    reason: 'jes maintenance',
    ...(message && { message }),
  })
  conclude({ isOn, message: message ?? null }, [
    isOn
      ? 'Everybody can read, and nobody can write. Jobs go on. End it by jes maintenance off.'
      : 'Everybody can write again.',
  ])
}

function readWords(words: string[]) {
  const { values, positionals } = parse(words)
  const [verb, ...more] = positionals
  const isOn = verb === 'on'
  if ((!isOn && verb !== 'off') || more.length > 0 || (!isOn && values.message !== undefined))
    throw new Complaint(USAGE)
  return { isOn, message: values.message && readMessage(values.message) }
}

/** Cleaned and counted like any other announcement. */
function readMessage(given: string) {
  const { data, success } = safeParse(NewAnnouncement.shape.en, given)
  if (!success) throw new Complaint('The message has 1 to 300 letters.')
  return data
}

function parse(args: string[]) {
  try {
    return parseArgs({ args, options: { message: { type: 'string' } }, allowPositionals: true })
  } catch {
    throw new Complaint(USAGE)
  }
}
