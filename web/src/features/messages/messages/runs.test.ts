import type { Message } from '@jes/contract/messages/messages'
import { expect, test } from 'vitest'
import { exampleMessage } from './exampleMessage.ts'
import { runsOf } from './runs.ts'

function said(seq: number, user: string, createdAt?: string) {
  return exampleMessage({ seq, user, ...(createdAt && { createdAt }) })
}

function shapeOf(messages: Message[], readSeq: number | null = null) {
  return runsOf(messages, readSeq).map(({ messages, isNewDay, isNew }) => [
    messages.map(({ seq }) => seq),
    isNewDay,
    isNew,
  ])
}

test('a run is of one person and one day in Kathmandu', () => {
  const night = [said(4, 'b', '2026-10-13T18:14:00.000Z'), said(5, 'b', '2026-10-13T18:16:00.000Z')]
  expect(shapeOf([said(1, 'a'), said(2, 'a'), said(3, 'b'), ...night])).toEqual([
    [[1, 2], true, false],
    [[3, 4], false, false],
    [[5], true, false],
  ])
})

test('a line of what happened stands alone', () => {
  const line = exampleMessage({
    seq: 2,
    user: 'a',
    line: { kind: 'disappearing', after: 'day', people: [] },
  })
  expect(shapeOf([said(1, 'a'), line, said(3, 'a')]).map(([seqs]) => seqs)).toEqual([[1], [2], [3]])
})

test('what is new begins once, after the last that was read', () => {
  const all = [said(1, 'a'), said(2, 'a'), said(3, 'a'), said(4, 'b')]
  expect(shapeOf(all, 1)).toEqual([
    [[1], true, false],
    [[2, 3], false, true],
    [[4], false, false],
  ])
  expect(shapeOf(all, 4).some(([, , isNew]) => isNew)).toBe(false)
})
