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
  expect(endOf({ ...list, data: { pages: [{}] } }, 'latest', 0, false).state).toBe('end')
  expect(endOf({ ...list, data: { pages: [{}] } }, 'following', 0, false).state).toBe('nobody')
})

test('where the address named no clip to watch there is no feed that could end', () => {
  for (const started of [null, { ad: null }])
    expect(endOf({ ...list, data: { pages: [{ started }] } }, 'foryou', 0, false).state).toBe(
      'loading',
    )
  const watched = { pages: [{ started: { ad: {} } }] }
  expect(endOf({ ...list, data: watched }, 'foryou', 1, false).state).toBe('end')
})

test('without a connection nothing has failed: more comes later', () => {
  for (const failed of [{ isLoadingError: true }, { isFetchNextPageError: true }]) {
    const at = (isCut: boolean) =>
      endOf({ ...list, ...failed, data: undefined }, 'latest', 0, isCut)
    expect([at(false).state, at(true).state]).toEqual(['failed', 'offline'])
  }
})
