import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { useToasts } from '#lib/toasts.ts'
import { mutePerson } from './acts.ts'

const server = vi.spyOn(globalThis, 'fetch')

afterEach(() => {
  server.mockReset()
  useToasts.setState([], true)
})

test('an Undo is sent after what it undoes, however fast it is pressed', async () => {
  const sent: string[] = []
  let answer = () => {}
  server.mockImplementation((url) => {
    sent.push(String(url))
    return new Promise((resolve) => {
      answer = () => resolve(new Response(null, { status: 204 }))
    })
  })
  const client = new QueryClient()
  const sita = { _id: '2', username: 'sita' }
  const muting = mutePerson(client, sita, true)
  await mutePerson(client, sita, false)
  expect(sent).toHaveLength(1)

  answer()
  await vi.waitFor(() => expect(sent).toHaveLength(2), { timeout: 15_000 })
  expect(sent[1]).toContain('unmute')
  answer()
  await muting
})
