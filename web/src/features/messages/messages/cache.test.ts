import type { Message } from '@jes/contract/messages/messages'
import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, test } from 'vitest'
import { messagesOf } from './api.ts'
import { dropMessage, placeMessage } from './cache.ts'
import { exampleMessage } from './exampleMessage.ts'

const { queryKey } = messagesOf('9')
let client: QueryClient

beforeEach(() => {
  client = new QueryClient()
})

function said(seq: number, content = `n${seq}`) {
  return exampleMessage({ seq, content })
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

test('one that has changed changes where it is quoted too', () => {
  const quoted = { ...said(2), replyTo: { seq: 1, user: '1', content: 'n1' } }
  open([said(1), quoted])
  const quote = () => client.getQueryData(queryKey)?.pages[0]?.messages[1]?.replyTo
  placeMessage(client, said(1, 'Better'))
  expect(quote()).toEqual({ seq: 1, user: '1', content: 'Better' })
  placeMessage(client, { ...said(1, ''), isDeleted: true })
  expect(quote()).toEqual({ seq: 1, user: null, content: '' })
})

test('one that is gone leaves its talk', () => {
  open([said(1), said(2)])
  dropMessage(client, '9', 1)
  expect(texts()).toEqual(['n2'])
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
