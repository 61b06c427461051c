import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { keyFor } from '#lib/keys.ts'
import { changeHub } from './cache.ts'
import { exampleHub } from './exampleHub.ts'

const page = { jehubs: [exampleHub(), exampleHub({ _id: '32' })] }
const joined = { jehubs: [exampleHub({ joinState: 'member' }), exampleHub({ _id: '32' })] }

test('a hub that I join is joined in every list, of one page or many', () => {
  const client = new QueryClient()
  const related = keyFor('lists', 'hubs', 'related', '33')
  const found = keyFor('lists', 'posts', 'found', { words: 'trek', kind: 'all' })
  client.setQueryData(related, page)
  client.setQueryData(found, { pages: [page], pageParams: [undefined] })

  changeHub(client, '31', { joinState: 'member' })

  expect(client.getQueryData(related)).toEqual(joined)
  expect(client.getQueryData(found)).toEqual({ pages: [joined], pageParams: [undefined] })
})
