import type { Message } from '@jes/contract/messages/messages'
import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, test } from 'vitest'
import { messagesOf } from './api.ts'
import { placeMessage } from './cache.ts'

const { queryKey } = messagesOf('9')
let client: QueryClient

beforeEach(() => {
  client = new QueryClient()
})

function said(seq: number, content = `n${seq}`): Message {
  const createdAt = '2026-10-13T06:00:00.000Z'
  return { _id: String(seq), talk: '9', seq, user: '1', content, isDeleted: false, createdAt }
}

function open(messages: Message[], hasLater = false) {
  const pages = [{ messages, hasEarlier: false, hasLater }]
  client.setQueryData(queryKey, { pages, pageParams: [{}] })
}

function texts() {
  const pages = client.getQueryData(queryKey)?.pages ?? []
  return pages.flatMap((page) => page.messages.map(({ content }) => content))
}

test('the next message comes to the end, once, however often it is told', () => {
  open([said(1), said(2)])
  for (const message of [said(3), said(3), said(2)]) placeMessage(client, message)
  expect(texts()).toEqual(['n1', 'n2', 'n3'])
})

test('one that has changed takes its own place', () => {
  open([said(1), said(2)])
  placeMessage(client, said(1, 'Better'))
  expect(texts()).toEqual(['Better', 'n2'])
})

test('after a gap the talk is fetched again, and nothing is shown out of order', () => {
  open([said(1)])
  placeMessage(client, said(3))
  expect(texts()).toEqual(['n1'])
  expect(client.getQueryState(queryKey)?.isInvalidated).toBe(true)
})

test('who reads far above the end is left in peace', () => {
  open([said(1)], true)
  placeMessage(client, said(2))
  expect(texts()).toEqual(['n1'])
  expect(client.getQueryState(queryKey)?.isInvalidated).toBe(false)
})

test('a talk that nobody has opened is not begun', () => {
  placeMessage(client, said(1))
  expect(client.getQueryData(queryKey)).toBeUndefined()
})
