import type { Message } from '@jes/contract/messages/messages'
import { longDate } from '#lib/dates.ts'

/** Messages that one person wrote one after another on one day, or one line of what happened. */
export type Run = {
  messages: Message[]
  /** The first of a day. */
  isNewDay: boolean
  /** The line of what is new is above it. */
  isNew: boolean
}

/** Splits messages into runs; what comes after `readSeq` begins one of its own. */
export function runsOf(messages: readonly Message[], readSeq: number | null): Run[] {
  const runs: Run[] = []
  let before: Message | undefined
  for (const message of messages) {
    const isNewDay = !before || longDate(before.createdAt) !== longDate(message.createdAt)
    const isNew = readSeq !== null && message.seq > readSeq && (before?.seq ?? 0) <= readSeq
    const run = runs.at(-1)
    const isApart = message.line !== null || before?.line || before?.user !== message.user
    if (!run || isNewDay || isNew || isApart) runs.push({ messages: [message], isNewDay, isNew })
    else run.messages.push(message)
    before = message
  }
  return runs
}
