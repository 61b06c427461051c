import { expect, test } from 'vitest'
import { endOf } from './endOf.ts'

const list = {
  isPaused: false,
  isPending: false,
  isLoadingError: false,
  isFetchNextPageError: false,
  hasNextPage: false,
  error: null,
}

test('a feed without another clip ends', () => {
  expect(endOf({ ...list, data: { pages: [{}] } }, 'latest', 0).state).toBe('end')
  expect(endOf({ ...list, data: { pages: [{}] } }, 'following', 0).state).toBe('nobody')
})

test('where the address named no clip to watch there is no feed that could end', () => {
  for (const started of [null, { ad: null }])
    expect(endOf({ ...list, data: { pages: [{ started }] } }, 'foryou', 0).state).toBe('loading')
  const watched = { pages: [{ started: { ad: {} } }] }
  expect(endOf({ ...list, data: watched }, 'foryou', 1).state).toBe('end')
})
