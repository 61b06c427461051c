import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useLogOut } from '#features/core/viewer/useLogOut.ts'
import { clearUser, signIn, useSession } from '#lib/session.ts'
import { exampleAct } from './exampleAct.ts'
import { LeaveQuestion } from './LeaveQuestion.tsx'
import { dropAccount } from './outbox.ts'
import { listStored, putStored } from './storage.ts'

const server = vi.fn<typeof fetch>()

beforeEach(() => {
  vi.stubGlobal('fetch', server)
  server.mockResolvedValue(new Response(null, { status: 204 }))
  signIn({ _id: '1', username: 'gita', image: null }, 'token')
})

afterEach(async () => {
  await act(() => dropAccount('1'))
  act(clearUser)
  server.mockReset()
})

test('who logs out with something unsent is asked, and stays if they like', async () => {
  await putStored(exampleAct())
  const user = show()
  await user.click(screen.getByRole('button', { name: 'Leave' }))
  await screen.findByText('1 thing is not sent yet, and would be gone for good.')
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(useSession.getState().isAuthenticated).toBe(true)
  expect(server).not.toHaveBeenCalled()
  expect(await listStored('1')).toHaveLength(1)
})

test('who logs out all the same leaves nothing of it on the device, but others do not lose theirs', async () => {
  await putStored(exampleAct())
  await putStored(exampleAct({}, { userId: '2' }))
  const user = show()
  await user.click(screen.getByRole('button', { name: 'Leave' }))
  await user.click(await screen.findByRole('button', { name: 'Log out' }))
  await waitFor(() => expect(useSession.getState().isAuthenticated).toBe(false))
  expect(await listStored('1')).toEqual([])
  expect(await listStored('2')).toHaveLength(1)
  await dropAccount('2')
})

test('with nothing unsent nobody is asked', async () => {
  const user = show()
  await user.click(screen.getByRole('button', { name: 'Leave' }))
  await waitFor(() => expect(useSession.getState().isAuthenticated).toBe(false))
})

function show() {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Leave />
      <LeaveQuestion />
    </QueryClientProvider>,
  )
  return userEvent.setup({ delay: null })
}

function Leave() {
  const logOut = useLogOut()
  return (
    <button type="button" onClick={() => logOut.mutate({})}>
      Leave
    </button>
  )
}
