import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { plainBody } from '#features/core/body/plainBody.ts'
import { clearUser, setToken, setUser } from '#lib/session.ts'
import { useTranslateItem } from './useTranslateItem.tsx'

const server = vi.spyOn(globalThis, 'fetch')
const destroy = vi.fn<() => void>()

beforeEach(() => {
  server.mockImplementation(async () =>
    Response.json({ title: 'Hello', paragraphs: ['Momo is tasty'] }),
  )
})
afterEach(() => {
  cleanup()
  server.mockReset()
  vi.unstubAllGlobals()
  clearUser()
  delete document.documentElement.dataset.translator
})

test('a browser that translates by itself sends nothing', async () => {
  stubTranslator('downloadable')
  show()
  await userEvent.click(await screen.findByRole('button', { name: 'Translate to English' }))
  expect(await screen.findByText('en of मोमो मिठो छ')).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'en of नमस्ते' })).toBeTruthy()
  expect(screen.getByText(/The text did not leave this device/)).toBeTruthy()
  expect(destroy).toHaveBeenCalled()
  expect(server).not.toHaveBeenCalled()
})

test('else the engine of the site does it for members, by the id alone, and its name is said', async () => {
  stubTranslator('unavailable')
  signIn('translate.example')
  show()
  await userEvent.click(await screen.findByRole('button', { name: 'Translate to English' }))
  expect(await screen.findByText('Momo is tasty')).toBeTruthy()
  expect(screen.getByText(/Translated by translate.example/)).toBeTruthy()
  expect(server.mock.calls.map(([url]) => url)).toEqual(['/api/ads/7/translation'])
})

test('a failure is said', async () => {
  signIn('translate.example')
  const error = 'The translation did not come. Please try again later.'
  server.mockImplementation(async () =>
    Response.json({ error, code: 'overloaded' }, { status: 503 }),
  )
  show()
  await userEvent.click(await screen.findByRole('button', { name: 'Translate to English' }))
  expect(await screen.findByText(error)).toBeTruthy()
})

test('visitors, and members of a site without an engine, have nothing to press', async () => {
  document.documentElement.dataset.translator = 'translate.example'
  const client = show()
  await expect.poll(() => client.isFetching()).toBe(0)
  expect(screen.queryByRole('button')).toBeNull()
  cleanup()

  signIn(undefined)
  const other = show()
  await expect.poll(() => other.isFetching()).toBe(0)
  expect(screen.queryByRole('button')).toBeNull()
})

function stubTranslator(availability: string) {
  vi.stubGlobal('Translator', {
    availability: async () => availability,
    create: async ({ targetLanguage }: { targetLanguage: string }) => ({
      translate: async (text: string) => `${targetLanguage} of ${text}`,
      destroy,
    }),
  })
}

function signIn(host: string | undefined) {
  setUser({ _id: '9', username: 'sita', image: null })
  setToken('jes_token')
  if (host) document.documentElement.dataset.translator = host
  else delete document.documentElement.dataset.translator
}

function show() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <QueryClientProvider client={client}>
      <Item />
    </QueryClientProvider>,
  )
  return client
}

function Item() {
  const body = plainBody('मोमो मिठो छ')
  const { items, dialog } = useTranslateItem({ kind: 'post', id: '7', title: 'नमस्ते', body })
  return (
    <>
      {items.map(({ label, onSelect }) => (
        <button key={label} type="button" onClick={onSelect}>
          {label}
        </button>
      ))}
      {dialog}
    </>
  )
}
