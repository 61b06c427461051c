import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { navigate } from '#lib/history.ts'
import { closeHubCreation, openHubCreation } from '#lib/hubCreation.ts'
import { Router } from '#lib/router.tsx'
import { clearUser, setToken, setUser } from '#lib/session.ts'
import { Toaster } from '#ui/Toaster.tsx'
import { HubCreation } from './HubCreation.tsx'
import { readDraft } from './hubDraft.ts'

const DESCRIPTION = 'Tea shops, tea people, tea arguments.'
const member = { _id: '7', username: 'sita', image: null }
const server = vi.spyOn(globalThis, 'fetch')
const posted = vi.fn<(request: RequestInit) => Response | Promise<Response>>()

beforeEach(() => {
  localStorage.clear()
  setToken('jes_token')
  setUser(member)
  posted.mockReset()
  server.mockReset()
  server.mockImplementation(async (url, request) =>
    url === '/api/jehub'
      ? posted(request ?? {})
      : Response.json({ user: { ...member, isVerified: true } }),
  )
})
afterEach(() => {
  cleanup()
  closeHubCreation()
  clearUser()
  navigate('/')
})

test('what is wrong with the words is said when a field is left, and no more while it is mended', async () => {
  const user = await begin()
  expect(document.activeElement).toBe(name())
  expect(createButton().disabled).toBe(true)
  name().blur()
  expect(await screen.findByText('Hub name is required')).toBeTruthy()
  await fill(name(), 'Ch')
  expect(screen.queryByText('Hub name is required')).toBeNull()
  name().blur()
  expect(await screen.findByText('Hub name must be at least 3 characters')).toBeTruthy()
  // The specification counts the length of the string here, and the counter with it.
  await fill(name(), 'चिया')
  expect(screen.getByText('4/50')).toBeTruthy()
  expect(name().maxLength).toBe(50)
  await fill(name(), 'c'.repeat(50))
  name().blur()
  expect(await screen.findByText('Hub name must be less than 50 characters')).toBeTruthy()

  await user.click(description())
  description().blur()
  expect(await screen.findByText('Description is required')).toBeTruthy()
  await fill(description(), 'Tea talk')
  description().blur()
  expect(await screen.findByText('Description must be at least 10 characters')).toBeTruthy()
  expect(screen.getByText('Fix 2 fields to continue')).toBeTruthy()
  expect(createButton().disabled).toBe(true)
  await fill(description(), 'd'.repeat(500))
  description().blur()
  expect(await screen.findByText('Description must be less than 500 characters')).toBeTruthy()

  await fill(name(), '  ')
  await fill(description(), DESCRIPTION)
  expect(createButton().disabled).toBe(true)
  await fill(name(), 'Chiya Adda')
  expect(createButton().disabled).toBe(false)
  expect(screen.getByText('This becomes the address: /jehub/Chiya%20Adda')).toBeTruthy()
  const preview = screen.getByText('Preview').closest('figure')!
  expect(within(preview).getByText('Chiya Adda')).toBeTruthy()
  expect(within(preview).getByText(DESCRIPTION)).toBeTruthy()
})

test('tags are taken by Enter and comma, each once and ten at most, and the focus follows', async () => {
  const user = await begin()
  const tag = screen.getByLabelText<HTMLInputElement>(/^Tags/)
  const tags = () =>
    screen.queryAllByLabelText(/^Remove tag/).map((button) => button.parentElement!.textContent)
  await user.type(tag, '  Chiya {Enter}गफ,chiya,,momo,')
  expect(tags()).toEqual(['chiya', 'गफ', 'momo'])
  await user.keyboard('{Backspace}')
  await user.click(screen.getByLabelText('Remove tag chiya'))
  expect(tags()).toEqual(['गफ'])
  expect(document.activeElement).toBe(tag)

  await user.keyboard(Array.from({ length: 9 }, (_, n) => `tag${n + 2},`).join(''))
  expect(tags()).toHaveLength(10)
  expect(tag.disabled).toBe(true)
  expect(document.activeElement).toBe(screen.getByLabelText('Remove tag tag10'))
  await user.keyboard('{Enter}')
  expect(tag.disabled).toBe(false)
  expect(document.activeElement).toBe(tag)
})

test('there is one rule at least and ten at most, and the focus follows', async () => {
  const user = await begin()
  const titleOf = (n: number) => screen.getByLabelText<HTMLInputElement>(`Title of rule ${n}`)
  expect(screen.queryByLabelText(/^Remove rule/)).toBeNull()
  await fill(titleOf(1), 'Tea before politics')
  await user.click(screen.getByText('Add rule'))
  expect(document.activeElement).toBe(titleOf(2))
  await fill(titleOf(2), 'No selling')
  await user.click(screen.getByLabelText('Move rule 2 up'))
  expect(titleOf(1).value).toBe('No selling')
  expect(document.activeElement).toBe(titleOf(1))
  for (let n = 3; n <= 10; n++) await user.click(screen.getByText('Add rule'))
  expect(screen.getByText('10 of 10')).toBeTruthy()
  expect(screen.queryByText('Add rule')).toBeNull()

  await user.click(screen.getByLabelText('Remove rule 1'))
  expect(titleOf(1).value).toBe('Tea before politics')
  expect(document.activeElement).toBe(titleOf(1))
  for (let n = 9; n >= 2; n--) await user.click(screen.getByLabelText(`Remove rule ${n}`))
  expect(screen.getByText('1 of 10')).toBeTruthy()
  expect(screen.queryByLabelText(/^Remove rule/)).toBeNull()
})

test('a file that is no picture or too large is refused where it was chosen', async () => {
  await begin()
  const cover = screen.getByLabelText(/^Choose a cover/)
  const choose = (type: string, size: number) => {
    const file = Object.defineProperty(new File(['x'], 'a', { type }), 'size', { value: size })
    fireEvent.change(cover, { target: { files: [file] } })
  }
  choose('text/plain', 1)
  expect(screen.getByRole('alert').textContent).toBe('Please select a valid image file')
  choose('image/png', 5 * 1024 * 1024)
  expect(screen.getByRole('alert').textContent).toBe('File size must be less than 5MB')
  expect(cover.getAttribute('aria-invalid')).toBe('true')
})

test('what the server refuses is said at its field, and everything stays', async () => {
  const user = await begin()
  await fill(name(), 'popular')
  await fill(description(), DESCRIPTION)
  const taken = 'A JeHub with this name already exists.'
  const refusal = { error: taken, code: 'taken', errors: { name: taken } }
  posted.mockReturnValueOnce(Response.json(refusal, { status: 409 }))
  await user.click(createButton())
  expect(await screen.findByText(taken)).toBeTruthy()
  expect(document.activeElement).toBe(name())
  expect(createButton().disabled).toBe(true)
  expect(description().value).toBe(DESCRIPTION)
})

test('without an answer it says so twice, and sent again it has the same key', async () => {
  const user = await begin()
  await fill(name(), 'Chiya Adda')
  await fill(description(), DESCRIPTION)
  let lose = (_problem: Error) => {}
  posted.mockReturnValueOnce(
    new Promise((_, reject) => {
      lose = reject
    }),
  )
  await user.click(createButton())
  expect(await screen.findByText('Creating Hub...')).toBeTruthy()
  expect(screen.getByText('Cancel').closest('button')!.disabled).toBe(true)
  await waitFor(() => expect(posted).toHaveBeenCalledOnce())
  lose(new TypeError('Failed to fetch'))
  const sentence = 'No response from server. Please check your connection.'
  expect(await screen.findAllByText(sentence)).toHaveLength(2)

  posted.mockReturnValueOnce(Response.json({ _id: '31', name: 'Chiya Adda' }, { status: 201 }))
  await user.click(createButton())
  expect(await screen.findByText('JeHub created successfully!')).toBeTruthy()
  expect(location.pathname).toBe('/jehub/Chiya%20Adda')
  const [one, two] = posted.mock.calls.map(([{ headers }]) => new Headers(headers))
  expect(one!.get('idempotency-key')).toBeTruthy()
  expect(two!.get('idempotency-key')).toBe(one!.get('idempotency-key'))
  expect(readDraft('7').draft.name).toBe('')
})

test('closed, it keeps the draft for the next time, unless that is discarded', async () => {
  const user = await begin()
  await fill(name(), 'Half a name')
  await user.click(screen.getByLabelText('Close'))
  expect(await screen.findByText('Your draft is kept on this device.')).toBeTruthy()
  openHubCreation()
  expect((await screen.findByLabelText<HTMLInputElement>('Hub name')).value).toBe('Half a name')

  await user.click(screen.getByText('Cancel'))
  await user.click(screen.getByText('Discard'))
  openHubCreation()
  expect((await screen.findByLabelText<HTMLInputElement>('Hub name')).value).toBe('')
})

test('who has not verified their email sees that in place of the form', async () => {
  server.mockImplementation(async () => Response.json({ user: { ...member, isVerified: false } }))
  show()
  expect(await screen.findByText(/verify your email/i)).toBeTruthy()
  expect(screen.queryByLabelText('Hub name')).toBeNull()
})

test('a visitor logs in first, and comes back to the same page', () => {
  clearUser()
  navigate('/jehubs')
  openHubCreation()
  expect(location.pathname + location.search).toBe('/login?next=%2Fjehubs')
})

async function begin() {
  show()
  await screen.findByLabelText('Hub name')
  return userEvent.setup({ delay: null })
}

function show() {
  render(
    <Router>
      <QueryClientProvider client={new QueryClient()}>
        <HubCreation />
        <Toaster />
      </QueryClientProvider>
    </Router>,
  )
  openHubCreation()
}

/** Pasted over what stood there, which is one event; typing letter by letter is slow. */
async function fill(field: HTMLInputElement | HTMLTextAreaElement, words: string) {
  const typist = userEvent.setup({ delay: null })
  await typist.click(field)
  field.select()
  await typist.paste(words)
}

function name() {
  return screen.getByLabelText<HTMLInputElement>('Hub name')
}

function description() {
  return screen.getByLabelText<HTMLTextAreaElement>('Description')
}

function createButton() {
  return document.querySelector<HTMLButtonElement>('dialog button[type=submit]')!
}
