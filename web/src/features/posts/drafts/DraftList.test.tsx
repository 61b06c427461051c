import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { DraftList } from './DraftList.tsx'
import { blankDraft } from './draftContent.ts'

const server = vi.spyOn(globalThis, 'fetch')
const updatedAt = '2026-10-14T08:00:00.000Z'
const chiya = { ...blankDraft(), _id: '5', title: 'चिया', content: 'बिहानको कुरा', updatedAt }

beforeEach(() => {
  server.mockReset()
  server.mockImplementation(async (url, request) => {
    if (url === '/api/scheduled-posts') return Response.json({ scheduled: [] })
    if (request?.method === 'GET') return Response.json({ drafts: [chiya] })
    if (request?.method === 'DELETE') return new Response(null, { status: 204 })
    return Response.json({ ...chiya, _id: '6' }, { status: 201 })
  })
})
afterEach(cleanup)

test('a draft can be taken up again', async () => {
  const onResume = vi.fn()
  const user = open({ onResume })
  await user.click(await screen.findByRole('button', { name: /^चिया/ }))
  expect(onResume).toHaveBeenCalledWith(chiya)
})

test('a discarded draft can be brought back, as it was', async () => {
  const onDiscard = vi.fn(async () => {})
  const user = open({ onDiscard })
  await user.click(await screen.findByRole('button', { name: 'Discard चिया' }))
  expect(await screen.findByText('Draft discarded')).toBeTruthy()
  expect(onDiscard).toHaveBeenCalledWith(chiya)

  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await screen.findByRole('button', { name: /^चिया/ })).toBeTruthy()
  const [url, request] = server.mock.lastCall ?? []
  expect([request?.method, url]).toEqual(['POST', '/api/drafts'])
  expect(JSON.parse(String(request?.body))).toMatchObject({ title: 'चिया', content: 'बिहानको कुरा' })
})

test('without drafts it says what would be here', async () => {
  server.mockImplementation(async () => Response.json({ drafts: [], scheduled: [] }))
  open({})
  expect(await screen.findByText('No drafts yet')).toBeTruthy()
})

type Reactions = { onResume?: () => void; onDiscard?: () => Promise<void> }

function open({ onResume = () => {}, onDiscard = async () => {} }: Reactions) {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <DraftList open onClose={() => {}} onResume={onResume} onDiscard={onDiscard} />
    </QueryClientProvider>,
  )
  return userEvent.setup()
}
