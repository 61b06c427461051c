import type { Hub } from '@jes/contract/hubs/hubs'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { exampleHub } from '#features/hubs/hubs/exampleHub.ts'
import { Threshold } from './Threshold.tsx'

const BAN = { until: '2026-11-24T08:00:00.000Z', reason: 'Sold pickles', act: null }

test('who is banned for some days reads until when and why, and still sees what is public', () => {
  stand({ joinState: 'banned', ban: BAN, canSee: true })
  expect(screen.getByText('You are banned from this JeHub until November 24, 2026.')).toBeTruthy()
  expect(screen.getByText('Reason: Sold pickles')).toBeTruthy()
  expect(screen.getByText('Appeal')).toBeTruthy()
  expect(screen.queryByRole('heading', { name: 'This JeHub is private' })).toBeNull()
})

test('who is banned for good from a private hub is not told that they could ask', () => {
  stand({ joinState: 'banned', ban: { ...BAN, until: null }, canSee: false, isPrivate: true })
  expect(screen.getByText('You are banned from this JeHub.')).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'This JeHub is private' })).toBeTruthy()
  expect(screen.queryByText(/its team will decide/)).toBeNull()
})

test('outside a private hub one reads whether one has asked or is invited', () => {
  const { unmount } = stand({ joinState: 'requested', canSee: false, isPrivate: true })
  expect(screen.getByText(/You have asked to join/)).toBeTruthy()
  unmount()
  stand({ joinState: 'invited', canSee: false, isPrivate: true })
  expect(screen.getByText('You are invited. Accept, and you are a member at once.')).toBeTruthy()
})

function stand(known: Partial<Hub>) {
  const hub: Hub = {
    ...exampleHub(),
    isMuted: false,
    tags: [],
    district: null,
    rules: [],
    createdAt: null,
    postCount: null,
    team: [],
    myRole: null,
    isWatched: false,
    canSee: true,
    canPost: false,
    canModerate: false,
    waiting: null,
    ban: null,
    ...known,
  }
  return render(
    <QueryClientProvider client={new QueryClient()}>
      <Threshold hub={hub} code={null} appeal={<a href="/appeal/1">Appeal</a>} />
    </QueryClientProvider>,
  )
}
