import type { Picture } from '@jes/contract/core/pictures'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clearUser, setToken, setUser } from '#lib/session.ts'
import { createUploads, isSending, picturesOf } from './uploads.ts'

const MB = 1024 * 1024

/** A request of the browser, held until the test replies. */
class HeldRequest {
  static all: HeldRequest[] = []
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {}
  headers: Record<string, string> = {}
  status = 0
  responseText = ''
  onload = () => {}
  onerror = () => {}
  onabort = () => {}
  isAborted = false

  constructor() {
    HeldRequest.all.push(this)
  }
  open() {}
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value
  }
  send() {}
  abort() {
    this.isAborted = true
    this.onabort()
  }
  answer(status: number, body: object) {
    this.status = status
    this.responseText = JSON.stringify(body)
    this.onload()
  }
}

beforeEach(() => {
  HeldRequest.all = []
  vi.stubGlobal('XMLHttpRequest', HeldRequest)
  setToken('jes_token')
  setUser({ _id: '7', username: 'sita', image: null })
})
afterEach(() => {
  vi.unstubAllGlobals()
  clearUser()
})

test('a picture is sent with the token, says how far it has come, and arrives', async () => {
  const uploads = createUploads([])
  expect(uploads.add([file('a.jpg')])).toBeNull()
  const [request] = HeldRequest.all
  expect(request?.headers.authorization).toBe('Bearer jes_token')

  request?.upload.onprogress?.({ loaded: 1, total: 4 })
  expect(first(uploads).progress).toBe(0.25)
  expect(isSending(first(uploads))).toBe(true)

  request?.answer(201, { image: picture('1') })
  await expect.poll(() => first(uploads).picture?._id).toBe('1')
  uploads.describe(first(uploads).key, 'मोमोको थाल')
  expect(picturesOf(uploads.useList.getState())).toMatchObject([{ _id: '1', alt: 'मोमोको थाल' }])
})

test('what is too big or no picture is refused in the words of the specification', () => {
  const uploads = createUploads([])
  expect(uploads.add([file('big.jpg', 5 * MB)])).toBe('tooBig')
  expect(uploads.add([file('a.pdf', 1, 'application/pdf')])).toBe('notAnImage')
  expect(uploads.add([file('a.svg', 1, 'image/svg+xml')])).toBe('notAnImage')
  expect(uploads.useList.getState()).toEqual([])

  expect(uploads.add([file('a.pdf', 1, 'application/pdf'), file('just.jpg', 5 * MB - 1)])).toBe(
    'notAnImage',
  )
  expect(uploads.useList.getState()).toHaveLength(1)
})

test('the ninth picture is one too many', () => {
  const uploads = createUploads(Array.from({ length: 7 }, (_, n) => picture(String(n + 1))))
  expect(uploads.add([file('8.jpg'), file('9.jpg')])).toBe('tooMany')
  expect(uploads.useList.getState()).toHaveLength(8)
})

test('two go at once, the third when one of them is done', async () => {
  const uploads = createUploads([])
  uploads.add([file('1.jpg'), file('2.jpg'), file('3.jpg')])
  expect(HeldRequest.all).toHaveLength(2)

  HeldRequest.all[0]?.answer(201, { image: picture('1') })
  await expect.poll(() => HeldRequest.all.length).toBe(3)
})

test('a refused picture says why and can be sent again', async () => {
  const uploads = createUploads([])
  uploads.add([file('a.jpg')])
  HeldRequest.all[0]?.answer(422, {
    error: 'Please check what you entered.',
    code: 'invalid',
    errors: { file: 'Please select a valid image file' },
  })
  await expect.poll(() => first(uploads).problem).toBe('Please select a valid image file')

  uploads.retry(first(uploads).key)
  HeldRequest.all[1]?.answer(201, { image: picture('1') })
  await expect.poll(() => first(uploads).picture?._id).toBe('1')
  expect(first(uploads).problem).toBeNull()
})

test('a picture taken away is no longer sent', () => {
  const uploads = createUploads([])
  uploads.add([file('a.jpg')])
  uploads.remove(first(uploads).key)
  expect(HeldRequest.all[0]?.isAborted).toBe(true)
  expect(uploads.useList.getState()).toEqual([])
})

test('a token that has run out is renewed, and the picture goes again', async () => {
  const server = vi
    .spyOn(globalThis, 'fetch')
    .mockResolvedValue(Response.json({ token: 'jes_new' }))
  const uploads = createUploads([])
  uploads.add([file('a.jpg')])
  HeldRequest.all[0]?.answer(401, { error: 'Please log in first.', code: 'unauthenticated' })

  await expect.poll(() => HeldRequest.all[1]?.headers.authorization).toBe('Bearer jes_new')
  HeldRequest.all[1]?.answer(201, { image: picture('1') })
  await expect.poll(() => first(uploads).picture?._id).toBe('1')
  server.mockRestore()
})

test('pictures change places', () => {
  const uploads = createUploads(['1', '2', '3'].map(picture))
  uploads.move('3', 0)
  expect(picturesOf(uploads.useList.getState()).map(({ _id }) => _id)).toEqual(['3', '1', '2'])
  uploads.move('3', 1)
  expect(picturesOf(uploads.useList.getState()).map(({ _id }) => _id)).toEqual(['1', '3', '2'])
})

function first(uploads: ReturnType<typeof createUploads>) {
  return uploads.useList.getState()[0]!
}

function file(name: string, size = 1_000, type = 'image/jpeg') {
  const made = new File(['x'], name, { type })
  Object.defineProperty(made, 'size', { value: size })
  return made
}

function picture(_id: string): Picture {
  return { _id, url: `/media/${_id}`, width: 4, height: 3, placeholder: '', alt: '', sizes: [] }
}
