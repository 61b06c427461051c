import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { hubOf } from '#features/core/hubAccess/api.ts'
import { Router } from '#lib/router.tsx'
import { clearUser, setToken, setUser } from '#lib/session.ts'
import { ReportDialog } from './ReportDialog.tsx'
import { reasonOf, ruleChoice } from './reasons.ts'

const server = vi.spyOn(globalThis, 'fetch')

beforeEach(() => {
  setUser({ _id: '1', username: 'gita', image: null })
  setToken('token')
})

afterEach(() => {
  cleanup()
  server.mockReset()
  clearUser()
})

test('a rule of the hub is sent by its place, a reason of the site by its name', () => {
  expect(reasonOf(ruleChoice(2))).toEqual({ reason: 'hubRule', hubRule: 2 })
  expect(reasonOf('spam')).toEqual({ reason: 'spam' })
})

test("the hub's own rules come first, and nothing is sent before one is chosen", async () => {
  show('Kitchen')
  expect(screen.getAllByRole('radio')[0]).toBe(screen.getByRole('radio', { name: /No selling/ }))
  await userEvent.click(button('Send report'))
  expect(screen.getByRole('alert').textContent).toBe('Choose what is wrong with it.')
  expect(server).not.toHaveBeenCalled()
})

test('what was typed survives a refusal, and thanks say who looks at it', async () => {
  show('Kitchen')
  await userEvent.click(screen.getByRole('radio', { name: /No selling/ }))
  await userEvent.type(screen.getByRole('textbox'), 'Third time')
  server.mockResolvedValueOnce(
    Response.json({ error: 'Slow down', code: 'rate_limited' }, { status: 429 }),
  )
  await userEvent.click(button('Send report'))
  expect((await screen.findByRole('alert')).textContent).toBe('Slow down')
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('Third time')

  server.mockResolvedValueOnce(Response.json({ report: { jehub: 'Kitchen' } }, { status: 201 }))
  await userEvent.click(button('Send report'))
  expect((await screen.findByRole('status')).textContent).toContain('The moderators of Kitchen')
  expect(JSON.parse(String(server.mock.lastCall?.[1]?.body))).toEqual({
    kind: 'post',
    id: '7',
    reason: 'hubRule',
    hubRule: 0,
    detail: 'Third time',
  })
  const link = screen.getByRole('link', { name: 'My reports' })
  expect(link.getAttribute('href')).toBe('/reports')
})

test('outside a hub the team of Jes looks at it', async () => {
  show(null)
  expect(screen.queryByRole('radio', { name: /No selling/ })).toBeNull()
  await userEvent.click(screen.getByRole('radio', { name: /Spam/ }))
  server.mockResolvedValueOnce(Response.json({ report: { jehub: null } }, { status: 201 }))
  await userEvent.click(button('Send report'))
  expect((await screen.findByRole('status')).textContent).toContain('The team of Jes')
})

function button(name: string) {
  return screen.getByRole('button', { name })
}

function show(hub: string | null) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: 60_000 } } })
  if (hub) {
    const rules = [{ title: 'No selling', description: '' }]
    client.setQueryData<unknown>(hubOf(hub).queryKey, { name: hub, rules })
  }
  render(
    <Router>
      <QueryClientProvider client={client}>
        <ReportDialog subject={{ kind: 'post', id: '7', hub }} open onClose={() => {}} />
      </QueryClientProvider>
    </Router>,
  )
}
