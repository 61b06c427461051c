import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Router } from '#lib/router.tsx'
import { Editor } from './Editor.tsx'

const server = vi.spyOn(globalThis, 'fetch')
const people = ['sita', 'sitaram'].map((username, index) => ({
  _id: String(index + 1),
  username,
  displayName: username,
  image: null,
  isPremium: false,
  verifiedAs: null,
}))

beforeEach(() => {
  server.mockReset()
  server.mockImplementation(async (url) => {
    const q = new URL(String(url), 'http://jes.test').searchParams.get('q') ?? ''
    if (q.startsWith('#'))
      return Response.json({ users: [], hashtags: [{ tag: 'दशैं२०८३', count: 12 }] })
    return Response.json({ users: people, hashtags: [] })
  })
})
afterEach(cleanup)

test('a name is suggested while it is typed, and chosen by arrow and Enter', async () => {
  const { user, area } = write()
  await user.type(area, 'Namaste @si')
  const options = await screen.findAllByRole('option')
  expect(options.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('@sita'),
    expect.stringContaining('@sitaram'),
  ])
  expect(pointedAt(area)).toBe(options[0])

  await user.keyboard('{ArrowDown}')
  expect(pointedAt(area)).toBe(screen.getAllByRole('option')[1])
  expect(screen.getAllByRole('option')[1]?.getAttribute('aria-selected')).toBe('true')

  await user.keyboard('{Enter}')
  expect(area.value).toBe('Namaste @sitaram ')
  expect(screen.queryByRole('listbox')).toBeNull()
  expect(document.activeElement).toBe(area)
})

test('a hashtag in Devanagari is suggested and taken with Tab, in the middle of a text too', async () => {
  const { user, area } = write('आज  छ')
  await user.type(area, '#दशैं', { initialSelectionStart: 3, initialSelectionEnd: 3 })
  await screen.findByRole('listbox')
  expect(decodeURIComponent(String(server.mock.lastCall?.[0]))).toBe('/api/search/suggest?q=#दशैं')

  await user.keyboard('{Tab}')
  expect(area.value).toBe('आज #दशैं२०८३ छ')
  expect(document.activeElement).toBe(area)
})

test('Escape closes the list for this word; Enter is a new line again', async () => {
  const { user, area } = write()
  await user.type(area, '@si')
  await screen.findByRole('listbox')

  await user.keyboard('{Escape}')
  expect(screen.queryByRole('listbox')).toBeNull()
  await user.keyboard('{Enter}')
  expect(area.value).toBe('@si\n')
})

test('a suggestion can be tapped', async () => {
  const { user, area } = write()
  await user.type(area, '@si')
  await user.click((await screen.findAllByRole('option'))[0]!)
  expect(area.value).toBe('@sita ')
})

test('the tools work on what is selected', async () => {
  const { user, area } = write('ताजा मोमो')
  area.focus()
  area.setSelectionRange(5, 9)
  await user.click(screen.getByRole('button', { name: 'Bold' }))
  expect(area.value).toBe('ताजा **मोमो**')
  await user.click(screen.getByRole('button', { name: 'Quote' }))
  expect(area.value).toBe('> ताजा **मोमो**')
})

test('the preview shows the Markdown as it will be read', async () => {
  const { user } = write('**ताजा** मोमो <b>x</b>')
  await user.click(screen.getByRole('button', { name: 'Preview' }))

  const preview = await screen.findByRole('region', { name: 'Preview' })
  await expect.poll(() => preview.querySelector('strong')?.textContent).toBe('ताजा')
  expect(preview.textContent).toContain('<b>x</b>')
})

function write(start = '') {
  render(
    <Router>
      <QueryClientProvider client={new QueryClient()}>
        <Writing start={start} />
      </QueryClientProvider>
    </Router>,
  )
  return {
    user: userEvent.setup({ delay: null }),
    area: screen.getByLabelText<HTMLTextAreaElement>(/^Content/),
  }
}

function Writing({ start }: { start: string }) {
  const [text, setText] = useState(start)
  const counter = { used: text.length, limit: 100 }
  return (
    <Editor
      name="content"
      value={text}
      onChange={setText}
      error={undefined}
      counter={counter}
      maxLength={200}
    />
  )
}

function pointedAt(area: HTMLElement) {
  return document.getElementById(area.getAttribute('aria-activedescendant') ?? '')
}
