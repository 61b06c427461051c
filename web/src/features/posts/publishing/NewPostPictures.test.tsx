import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useActs } from '#features/core/outbox/acts.ts'
import { navigate } from '#lib/history.ts'
import { choose } from '#lib/preferences.ts'
import { Router } from '#lib/router.tsx'
import { clearUser, setToken, setUser } from '#lib/session.ts'
import { NewPostPanel } from './NewPostPanel.tsx'

const author = { _id: '7', username: 'sita', displayName: 'Sita', image: null }
const server = vi.spyOn(globalThis, 'fetch')

/** What the browser would send, held until the test answers. */
class HeldRequest {
  static all: HeldRequest[] = []
  upload = {}
  status = 0
  responseText = ''
  onload = () => {}
  onerror = () => {}
  onabort = () => {}

  constructor() {
    HeldRequest.all.push(this)
  }
  open() {}
  setRequestHeader() {}
  send() {}
  abort() {
    this.onabort()
  }
  answer(status: number, body: object) {
    this.status = status
    this.responseText = JSON.stringify(body)
    this.onload()
  }
}

beforeEach(() => {
  localStorage.clear()
  HeldRequest.all = []
  vi.stubGlobal('XMLHttpRequest', HeldRequest)
  setToken('jes_token')
  setUser(author)
  navigate('/add-post')
  server.mockReset()
  server.mockImplementation(async (_url, request) =>
    request?.method === 'GET'
      ? Response.json({ drafts: [], scheduled: [] })
      : Response.json({ error: 'No.', code: 'too_many' }, { status: 429 }),
  )
})
afterEach(() => {
  cleanup()
  clearUser()
  vi.unstubAllGlobals()
  choose({ altReminder: false })
  navigate('/')
})

test('of what is dropped the good is taken, and what the server finds to be no picture says which', async () => {
  const user = begin()
  const big = Object.defineProperty(picture(), 'size', { value: 5 * 1024 * 1024 })
  drop([big, picture()])
  await expect.poll(alerts).toEqual(['File size must be less than 5MB'])
  expect(tiles()).toHaveLength(1)

  drop([picture()])
  const words = 'Please select a valid image file'
  await answer(1, 422, { error: words, errors: { file: words } })
  expect(alerts()).toEqual([`Photo 2: ${words}`])
  await user.click(screen.getByLabelText('Remove photo 2'))
  expect(alerts()).toEqual([])
  expect(document.activeElement).toBe(screen.getByLabelText('Add photos'))
})

test('the ninth picture is refused in words; one taken out makes room again', async () => {
  const user = begin()
  drop(Array.from({ length: 9 }, picture))
  await expect.poll(alerts).toEqual(['A post has at most 8 pictures'])
  expect(tiles()).toHaveLength(8)
  expect(screen.queryByLabelText('Add photos')).toBeNull()
  await user.click(screen.getByLabelText('Cancel photo 8'))
  expect(tiles()).toHaveLength(7)
  expect(alerts()).toEqual([])
  expect(document.activeElement).toBe(screen.getByLabelText('Add photos'))
})

test('a picture that could not be sent without a connection goes later, with its post', async () => {
  const user = begin()
  await user.click(screen.getByLabelText('Title'))
  await user.paste('With the blue bag')
  drop([picture()])
  await act(async () => HeldRequest.all[0]!.onerror())
  server.mockRejectedValue(new TypeError('Failed to fetch'))
  await user.click(postButton())
  await expect.poll(() => location.pathname).toBe('/')
  expect(useActs.getState()).toMatchObject([
    { kind: 'post', wish: { title: 'With the blue bag' }, pictures: [{ pictureId: null }] },
  ])
  expect(useActs.getState()[0]?.pictures?.[0]?.file).toBeInstanceOf(File)
})

test('a picture that failed is sent again; until then nothing is posted without it', async () => {
  const user = begin()
  await user.click(screen.getByLabelText('Title'))
  await user.paste('It came through')
  drop([picture()])
  await answer(0, 500, { error: 'A disk is full.' })
  expect(alerts()).toEqual(['Photo 1: A disk is full.'])
  await user.click(postButton())
  await expect.poll(alerts).toContain('A photo has not arrived. Try again with it, or remove it.')
  expect(posted()).toEqual([])

  await user.click(screen.getByText('Try again'))
  expect(document.activeElement).toBe(screen.getByLabelText('Edit photo 1'))
  expect(alerts()).toEqual([])
  const image = { _id: '41', url: '/media/41.webp', width: 640, height: 360, alt: '' }
  await answer(1, 201, { image })
  await user.click(postButton())
  await screen.findByText('No.')
  expect(posted()).toMatchObject([{ images: [{ alt: '' }] }])
})

test('a picture taken out again is not posted', async () => {
  const user = begin()
  await user.click(screen.getByLabelText('Title'))
  await user.paste('Better without')
  drop([picture()])
  await answer(0, 201, {
    image: { _id: '41', url: '/media/41.webp', width: 1, height: 1, alt: '' },
  })
  await user.click(screen.getByLabelText('Remove photo 1'))
  await user.click(postButton())
  await screen.findByText('No.')
  expect(posted()).toMatchObject([{ title: 'Better without', images: [] }])
})

test('who wants it is reminded once of a picture without a description', async () => {
  choose({ altReminder: true })
  const user = begin()
  await user.click(screen.getByLabelText('Title'))
  await user.paste('Undescribed')
  drop([picture()])
  const image = { _id: '41', url: '/media/41.webp', width: 640, height: 360, alt: '' }
  await answer(0, 201, { image })
  await user.click(postButton())
  await expect.poll(alerts).toEqual([expect.stringContaining('A photo has no description.')])
  expect(posted()).toEqual([])

  await user.click(postButton())
  await screen.findByText('No.')
  expect(posted()).toMatchObject([{ images: [{ alt: '' }] }])
})

test('text that is pasted is typed, even if a picture of it comes along; a named file is a picture', () => {
  begin()
  const area = screen.getByLabelText(/^Content/)
  const paste = (words: string) =>
    fireEvent.paste(area, {
      clipboardData: {
        types: ['Files', 'text/plain'],
        files: [picture()],
        getData: (type: string) => (type === 'text/plain' ? words : ''),
      },
    })
  paste('Tea, too.')
  expect(tiles()).toHaveLength(0)
  paste('momo.jpg')
  expect(tiles()).toHaveLength(1)
})

function begin() {
  render(
    <Router>
      <QueryClientProvider client={new QueryClient()}>
        <NewPostPanel author={author} />
      </QueryClientProvider>
    </Router>,
  )
  return userEvent.setup({ delay: null })
}

function picture() {
  return new File(['x'], 'momo.jpg', { type: 'image/jpeg' })
}

function drop(files: File[]) {
  fireEvent.drop(screen.getByLabelText('Title'), { dataTransfer: { types: ['Files'], files } })
}

async function answer(index: number, status: number, body: object) {
  await act(async () => HeldRequest.all[index]!.answer(status, body))
}

function tiles() {
  return screen.queryAllByLabelText(/^Edit photo/)
}

function alerts() {
  return screen.queryAllByRole('alert').map(({ textContent }) => textContent)
}

function postButton() {
  return screen.getByText('Post').closest('button')!
}

function posted() {
  return server.mock.calls
    .filter(([url]) => url === '/api/ads')
    .map(([, request]) => JSON.parse(String(request?.body)))
}
