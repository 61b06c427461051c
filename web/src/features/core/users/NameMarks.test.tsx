import type { Profile, UserSummary } from '@jes/contract/core/users'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { userOf } from './api.ts'
import { NameMarks } from './NameMarks.tsx'

const sita: UserSummary = {
  _id: '2',
  username: 'sita',
  displayName: 'Sita Rai',
  image: null,
  isPremium: false,
  verifiedAs: null,
}

afterEach(cleanup)

test('who is neither verified nor paid for has no mark', () => {
  show(sita)
  expect(document.querySelector('svg')).toBeNull()
})

test('a verified person has another mark than premium, and a press says why', async () => {
  show({ ...sita, isPremium: true, verifiedAs: 'person' }, 'Mayor of Ilam')
  expect(screen.getByRole('img', { name: 'Premium' })).toBeTruthy()
  await userEvent.click(await screen.findByRole('button', { name: 'Verified person' }))
  const reason = await screen.findByText('Mayor of Ilam')
  expect(reason.closest('h1')).toBeNull()
  expect(screen.getByText(/made sure on .+ that this account belongs to Sita Rai/)).toBeTruthy()
})

test('inside a link it is a sign alone', async () => {
  show({ ...sita, verifiedAs: 'organisation' }, 'A bank', false)
  expect(await screen.findByRole('img', { name: 'Verified organisation' })).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})

function show(user: UserSummary, reason = '', isPressable = true) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })
  const verification = { as: 'person', reason, at: '2026-01-01T00:00:00.000Z' }
  client.setQueryData(userOf('sita').queryKey, { ...user, verification } as Profile)
  render(
    <QueryClientProvider client={client}>
      <h1>
        <NameMarks user={user} isPressable={isPressable} />
      </h1>
    </QueryClientProvider>,
  )
}
