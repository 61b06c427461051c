import { expect, test } from 'vitest'
import { describeDevice, networkOf, sayDevice } from './device.ts'

test.each([
  [
    'Mozilla/5.0 (Linux; Android 14; SM-A155F) AppleWebKit/537.36 Chrome/126.0 Mobile Safari/537.36',
    'Chrome on Android',
  ],
  [
    'Mozilla/5.0 (Linux; Android 13) AppleWebKit/537.36 SamsungBrowser/25.0 Chrome/121.0 Mobile Safari/537.36',
    'Samsung Internet on Android',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Version/17.5 Mobile/15E148 Safari/604.1',
    'Safari on iPhone',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/126.0 Safari/537.36 Edg/126.0',
    'Edge on Windows',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0', 'Firefox on Linux'],
  ['curl/8.5.0', 'Unknown device'],
  ['', 'Unknown device'],
])('%s', (userAgent, device) => {
  expect(describeDevice(userAgent)).toBe(device)
})

test('a device has a name in Nepali too', () => {
  expect(sayDevice('Samsung Internet on Android', 'ne')).toBe('Android मा Samsung Internet')
  expect(sayDevice('Unknown device', 'ne')).toBe('नचिनिएको डिभाइस')
})

test.each([
  ['103.10.28.77', '103.10.28.0/24'],
  ['::ffff:103.10.28.77', '103.10.28.0/24'],
  ['2400:1a00:b050:12:a:b:c:d', '2400:1a00:b050::/48'],
  ['::1', '::/48'],
])('the neighbourhood of %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})
