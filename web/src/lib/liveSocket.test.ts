// @vitest-environment node
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Server } from 'socket.io'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openSocket } from './liveSocket.ts'
import type { LiveConnection } from './liveTypes.ts'
import { setToken, setUser, useSession } from './session.ts'

let io: Server
let said: unknown[][]
let tokens: unknown[]
let line: LiveConnection
const listener = { receive: vi.fn(), missed: vi.fn() }
const network = new EventTarget()
const renewal = vi.fn()

/** A server that accepts the token `living`, and a browser with the few APIs that are needed. */
beforeEach(async () => {
  ;[said, tokens] = [[], []]
  const http = createServer()
  io = new Server(http)
  io.use((socket, next) => {
    tokens.push(socket.handshake.auth.token)
    next(socket.handshake.auth.token === 'living' ? undefined : new Error('unauthorized'))
  })
  io.on('connection', (socket) => socket.onAny((...words) => said.push(words)))
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
  const { port } = http.address() as AddressInfo
  vi.stubGlobal('location', { protocol: 'http:', host: `127.0.0.1:${port}` })
  vi.stubGlobal('window', network)
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('fetch', renewal)
  renewal.mockImplementation(async () => Response.json({ token: 'living' }))
  setUser({ _id: '1', username: 'hari', image: null })
  setToken('living')
})

afterEach(async () => {
  line.close()
  await io.close()
  vi.unstubAllGlobals()
  vi.clearAllMocks()
})

test('it says who it is for, joins what is watched, and receives events', async () => {
  line = openSocket('1', listener)
  line.watch(['7', '8'])
  await until(() => said.length === 3)
  expect(said).toEqual([
    ['joinRoom', '1'],
    ['openPost', '7'],
    ['openPost', '8'],
  ])
  expect(listener.missed).toHaveBeenCalledOnce()

  line.watch(['8', '9'])
  line.emit('newComment', { comment: { _id: '5' } })
  await until(() => said.length === 6)
  expect(said.slice(3)).toEqual([
    ['closePost', '7'],
    ['openPost', '9'],
    ['newComment', { comment: { _id: '5' } }],
  ])

  io.emit('counted', { count: 3 })
  await until(() => listener.receive.mock.calls.length === 1)
  expect(listener.receive).toHaveBeenCalledWith('counted', { count: 3 })
  io.emit('missed')
  await until(() => listener.missed.mock.calls.length === 2)
})

test('a token that has run out is renewed, and the connection opens', async () => {
  setToken('dead')
  line = openSocket('1', listener)
  await until(() => said.length === 1)
  expect(tokens).toEqual(['dead', 'living'])
  expect(useSession.getState().token).toBe('living')
})

test('whoever cannot renew is signed out', async () => {
  renewal.mockImplementation(async () =>
    Response.json({ error: 'No', code: 'unauthenticated' }, { status: 401 }),
  )
  setToken('dead')
  line = openSocket('1', listener)
  await until(() => !useSession.getState().isAuthenticated)
})

test('a connection that the server cuts opens again and joins again', async () => {
  line = openSocket('1', listener)
  line.watch(['7'], ['8'])
  await until(() => said.length === 3)
  line.watch(['7'], ['8'])
  io.disconnectSockets(true)
  await until(() => said.length === 6)
  expect(said.slice(3)).toEqual([
    ['joinRoom', '1'],
    ['openPost', '7'],
    ['watchScores', ['8']],
  ])
  expect(listener.missed).toHaveBeenCalledTimes(2)
})

test('without a network it rests, and with the network it is back at once', async () => {
  line = openSocket('1', listener)
  await until(() => said.length === 1)
  vi.stubGlobal('navigator', { onLine: false })
  network.dispatchEvent(new Event('offline'))
  await until(() => io.sockets.sockets.size === 0)
  vi.stubGlobal('navigator', { onLine: true })
  network.dispatchEvent(new Event('online'))
  await until(() => listener.missed.mock.calls.length === 2)
})

test('a connection that is closed stays closed', async () => {
  line = openSocket('1', listener)
  await until(() => said.length === 1)
  line.close()
  await until(() => io.sockets.sockets.size === 0)
  network.dispatchEvent(new Event('online'))
  expect(tokens).toHaveLength(1)
})

function until(isSo: () => boolean) {
  return expect.poll(isSo).toBe(true)
}
