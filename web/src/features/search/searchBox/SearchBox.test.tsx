import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { exampleHub } from '#features/hubs/hubs/exampleHub.ts'
import { Router } from '#lib/router.tsx'
import { addRecent, recentsOf } from './recents.ts'
import { SearchBox } from './SearchBox.tsx'

const server = vi.spyOn(globalThis, 'fetch')
const nothing = {
  users: [],
  hashtags: [],
  jehubs: [],
  districts: [],
  words: [],
  wordCounts: [],
}

// It is fetched when the box is first used; no test should wait for that.
beforeAll(() => import('./SearchOffers.tsx'))

beforeEach(() => {
  server.mockImplementation(async () => Response.json(nothing))
})

afterEach(() => {
  cleanup()
  server.mockReset()
  window.localStorage.clear()
  window.history.replaceState(null, '', '/')
})

test('what is typed is looked for, whatever is offered, until an arrow chooses', async () => {
  offer({ words: ['momo', 'मोमो'] })
  const field = showBox()

  await userEvent.type(field, 'mom')
  await screen.findByRole('option', { name: 'momo' })
  await userEvent.keyboard('{Enter}')

  expect(address()).toBe('/search?q=mom')
})

test('the arrows choose, past the end is the field again, Enter goes there', async () => {
  offer({ words: ['momo', 'मोमो'] })
  const field = showBox()

  await userEvent.type(field, 'mom')
  await screen.findByRole('option', { name: 'momo' })
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}')
  expect(field.getAttribute('aria-activedescendant')).toBeNull()
  await userEvent.keyboard('{ArrowUp}')
  const chosen = screen.getByRole('option', { name: 'मोमो' })
  expect(chosen.getAttribute('aria-selected')).toBe('true')
  expect(field.getAttribute('aria-activedescendant')).toBe(chosen.id)
  await userEvent.keyboard('{Enter}')

  expect(address()).toBe(`/search?q=${encodeURIComponent('मोमो')}`)
  expect(screen.queryByRole('listbox')).toBeNull()
})

test('beside a word stands how many posts have it', async () => {
  offer({ words: ['momo', 'मोमो'], wordCounts: [3] })
  await userEvent.type(showBox(), 'mom')
  await screen.findByRole('option', { name: /^momo\s*3 posts$/ })
  expect(screen.getByRole('option', { name: 'मोमो' })).toBeTruthy()
})

test('people, hubs and hashtags lead to their pages', async () => {
  offer({
    users: [
      {
        _id: '1',
        username: 'sita',
        displayName: 'Sita',
        image: null,
        isPremium: false,
        verifiedAs: null,
      },
    ],
    hashtags: [{ tag: 'दशैं', count: 3 }],
    jehubs: [exampleHub({ name: 'Kathmandu Eats' })],
  })
  const field = showBox()
  await userEvent.type(field, 's')

  await userEvent.click(await screen.findByRole('option', { name: /Sita/ }))
  expect(address()).toBe('/je/sita')
  expect(field.value).toBe('')
  await userEvent.type(field, 's')
  await userEvent.click(await screen.findByRole('option', { name: /Kathmandu Eats/ }))
  expect(address()).toBe('/jehub/Kathmandu%20Eats')
  await userEvent.type(field, 's')
  await userEvent.click(await screen.findByRole('option', { name: /#दशैं/ }))
  expect(address()).toBe(`/search?q=%23${encodeURIComponent('दशैं')}`)
})

test('Escape closes the list and keeps what was typed', async () => {
  offer({ words: ['momo'] })
  const field = showBox()

  await userEvent.type(field, 'mom')
  await screen.findByRole('option', { name: 'momo' })
  await userEvent.keyboard('{Escape}')

  expect(screen.queryByRole('listbox')).toBeNull()
  expect(field.value).toBe('mom')
  expect(field.getAttribute('aria-expanded')).toBe('false')
})

test('an empty field shows what was looked for before; one or all can be forgotten', async () => {
  for (const words of ['momo', 'tea', 'काठमाडौँ']) addRecent(null, words)
  const field = showBox()

  await userEvent.click(field)
  await waitFor(() => expect(options()).toEqual(['काठमाडौँ', 'tea', 'momo', 'Clear all']))
  await userEvent.click(screen.getByRole('button', { name: 'Remove tea from recent searches' }))
  expect(options()).toEqual(['काठमाडौँ', 'momo', 'Clear all'])
  await userEvent.keyboard('{ArrowDown}{Delete}')
  expect(recentsOf(null)).toEqual(['momo'])
  await userEvent.keyboard('{ArrowUp}{Enter}')
  expect(recentsOf(null)).toEqual([])
  expect(screen.queryByRole('listbox')).toBeNull()
  expect(server).not.toHaveBeenCalled()
})

test('a search is remembered, and the cross empties the field', async () => {
  const { rerender } = render(at(''))
  const field = screen.getByRole<HTMLInputElement>('combobox', { name: 'Search' })

  await userEvent.type(field, ' jhol momo {Enter}')
  rerender(at('jhol momo'))
  await waitFor(() => expect(recentsOf(null)).toEqual(['jhol momo']))
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }))
  expect(field.value).toBe('')
  expect(document.activeElement).toBe(field)
})

test('without its list it searches all the same, and the address fills it', async () => {
  const { rerender } = render(at('momo'))
  const field = screen.getByRole('combobox', { name: 'Search' }) as HTMLInputElement

  expect(field.value).toBe('momo')
  field.focus()
  rerender(at('tea'))
  expect(field.value).toBe('tea')
  expect(document.activeElement).toBe(field)
})

test('who writes on while their search is on its way loses nothing', async () => {
  const { rerender } = render(at(''))
  const field = screen.getByRole<HTMLInputElement>('combobox', { name: 'Search' })

  await userEvent.type(field, 'momo{Enter} and tea')
  rerender(at('momo'))
  expect(field.value).toBe('momo and tea')
  field.blur()
  rerender(at('dashain'))
  expect(field.value).toBe('dashain')
})

function showBox() {
  render(at(''))
  const field = screen.getByRole<HTMLInputElement>('combobox', { name: 'Search' })
  field.focus()
  return field
}

function at(query: string) {
  return (
    <QueryClientProvider client={client}>
      <Router>
        <SearchBox query={query} />
      </Router>
    </QueryClientProvider>
  )
}

const client = new QueryClient({ defaultOptions: { queries: { retry: false, gcTime: 0 } } })

function offer(suggestions: object) {
  server.mockImplementation(async () => Response.json({ ...nothing, ...suggestions }))
}

function options() {
  return screen.queryAllByRole('option').map((option) => option.textContent)
}

function address() {
  return window.location.pathname + window.location.search
}
