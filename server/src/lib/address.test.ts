import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { expect, test } from 'vitest'
import { addressOf } from './address.ts'

function requestFrom(remoteAddress: string | undefined, headers: Record<string, string> = {}) {
  const socket = Object.defineProperty(new Socket(), 'remoteAddress', { value: remoteAddress })
  return Object.assign(new IncomingMessage(socket), { headers })
}

test.each([
  ['27.34.1.2', '27.34.1.2'],
  ['::ffff:27.34.1.2', '27.34.1.2'],
  ['2400:1a00:b060:1::7', '2400:1a00:b060:1::'],
  ['2400:1a00:b060:1:8:9:a:b', '2400:1a00:b060:1::'],
])('%s counts as %s', (remote, address) => {
  expect(addressOf(requestFrom(remote))).toBe(address)
})

test('what a stranger says of their address is not believed', () => {
  expect(addressOf(requestFrom('27.34.1.2', { 'x-forwarded-for': '1.1.1.1' }))).toBe('27.34.1.2')
})

test('who has hung up already has none, and it does no harm', () => {
  expect(addressOf(requestFrom(undefined))).toBe('')
})
