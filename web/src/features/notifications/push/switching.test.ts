import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { clearUser, setToken, setUser } from '#lib/session.ts'
import { pushDevices } from './api.ts'
import { followPush } from './followPush.ts'
import { savedDevice, storeDevice } from './memory.ts'
import { SERVER_KEY, standInForPush, withoutPush } from './standIn.ts'
import { keepInStep, switchOff, switchOn } from './switching.ts'

const server = vi.spyOn(globalThis, 'fetch')
const OLD = 'https://push.example/old'
const NEW = 'https://push.example/new'
const DAY = 24 * 60 * 60_000

let isListed = true

beforeEach(() => {
  vi.useFakeTimers()
  isListed = true
  setUser({ _id: '1', username: 'hari', image: null })
  setToken('jes_token')
  server.mockImplementation(async (_, sent) => {
    if (sent?.method === 'DELETE') return new Response(null, { status: 204 })
    if (sent?.method === 'POST') return Response.json({ device }, { status: 201 })
    return Response.json({ publicKey: SERVER_KEY, devices: isListed ? [device] : [] })
  })
})

afterEach(() => {
  vi.useRealTimers()
  withoutPush()
  server.mockReset()
  clearUser()
  localStorage.clear()
})

const device = { _id: '7', device: 'Firefox on Linux', createdAt: '', isThis: true }

describe('switching push', () => {
  test('on asks the person, subscribes for the key of the server and sends it', async () => {
    const browser = standInForPush()
    expect(await switchOn()).toEqual(device)
    expect(browser.requestPermission).toHaveBeenCalledOnce()
    expect(browser.subscribe).toHaveBeenCalledWith({
      userVisibleOnly: true,
      applicationServerKey: SERVER_KEY,
    })
    expect(server.mock.lastCall).toMatchObject(['/api/push', { method: 'POST' }])
    expect(savedDevice()).toMatchObject({ userId: '1', endpoint: NEW })
  })

  test('on against the will of the person does nothing', async () => {
    const browser = standInForPush({ permission: 'denied' })
    await expect(switchOn()).rejects.toThrow('Notifications are not allowed')
    expect([browser.endpoint(), server.mock.calls, savedDevice()]).toEqual([null, [], null])
  })

  test('on without a push service says so', async () => {
    const browser = standInForPush()
    browser.subscribe.mockRejectedValueOnce(new DOMException('No', 'AbortError'))
    await expect(switchOn()).rejects.toThrow('cannot reach its push service')
    expect(savedDevice()).toBeNull()
  })

  test('off works here even if the server does not answer', async () => {
    const browser = standInForPush({ endpoint: OLD })
    storeDevice('1', OLD)
    server.mockRejectedValueOnce(new TypeError('No line'))
    await expect(switchOff('7')).rejects.toThrow('No response from server')
    expect([browser.endpoint(), savedDevice()]).toEqual([null, null])
  })
})

describe('at the next visit', () => {
  test('nothing is sent for a day', async () => {
    standInForPush({ endpoint: OLD })
    storeDevice('1', OLD)
    vi.advanceTimersByTime(DAY - 1)
    await keepInStep('1')
    expect(server).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    await keepInStep('1')
    await keepInStep('1')
    expect(server).toHaveBeenCalledOnce()
  })

  test('what the browser has lost is there again', async () => {
    const browser = standInForPush()
    storeDevice('1', OLD)
    await keepInStep('1')
    expect([browser.endpoint(), savedDevice()?.endpoint]).toEqual([NEW, NEW])
    expect(browser.requestPermission).not.toHaveBeenCalled()
  })

  test('a list that was fetched before is fetched again', async () => {
    standInForPush()
    storeDevice('1', OLD)
    const client = new QueryClient()
    expect(await client.fetchQuery(pushDevices())).toMatchObject({ isOn: false })
    const stop = followPush(client)
    const isStale = () => client.getQueryState(pushDevices().queryKey)?.isInvalidated
    await vi.waitFor(() => expect(isStale()).toBe(true))
    expect(await client.fetchQuery(pushDevices())).toMatchObject({ isOn: true })
    stop()
  })

  test('a subscription for an old key of the server is replaced', async () => {
    const browser = standInForPush({ endpoint: OLD, key: new Uint8Array([9]).buffer })
    storeDevice('1', OLD)
    vi.advanceTimersByTime(DAY)
    await keepInStep('1')
    expect([browser.endpoint(), savedDevice()?.endpoint]).toEqual([NEW, NEW])
  })

  test('a device that was taken off the list elsewhere stays off', async () => {
    const browser = standInForPush({ endpoint: OLD })
    storeDevice('1', OLD)
    isListed = false
    vi.advanceTimersByTime(DAY)
    await keepInStep('1')
    expect([browser.endpoint(), savedDevice()]).toEqual([null, null])
  })

  test('another member who signs in here does not get it', async () => {
    const browser = standInForPush({ endpoint: OLD })
    storeDevice('2', OLD)
    await keepInStep('1')
    expect([browser.endpoint(), server.mock.calls]).toEqual([null, []])
  })

  test('it is off where the person has taken the permission back', async () => {
    const browser = standInForPush({ endpoint: OLD, permission: 'denied' })
    storeDevice('1', OLD)
    await keepInStep('1')
    expect([browser.endpoint(), server.mock.calls]).toEqual([null, []])
  })
})
