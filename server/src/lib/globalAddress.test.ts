import { expect, test } from 'vitest'
import { isGlobal } from './globalAddress.ts'
import { expectUrl, OPEN_INTERNET } from './safeFetch.ts'

test.each(['8.8.8.8', '103.10.28.1', '1.1.1.1', '2404:6800:4007:82a::200e', '2606:4700::1111'])(
  '%s is on the open internet',
  (address) => {
    expect(isGlobal(address)).toBe(true)
  },
)

test.each([
  '127.0.0.1',
  '127.255.255.254',
  '0.0.0.0',
  '0.1.2.3',
  '10.0.0.1',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '169.254.169.254',
  '169.254.0.23',
  '169.254.170.2',
  '168.63.129.16',
  '192.80.8.124',
  '100.100.100.200',
  '192.0.0.192',
  '100.64.0.1',
  '192.0.0.1',
  '192.0.2.1',
  '192.88.99.1',
  '198.18.0.1',
  '198.51.100.1',
  '203.0.113.1',
  '224.0.0.1',
  '240.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::7f00:1',
  '::ffff:127.0.0.1',
  '::ffff:8.8.8.8',
  '::ffff:0:7f00:1',
  '64:ff9b::7f00:1',
  '64:ff9b::808:808',
  '64:ff9b:1::1',
  '2002:7f00:1::',
  '2002:808:808::',
  '2001::1',
  '2001:db8::1',
  '2001:2::1',
  'fc00::1',
  'fd12:3456::1',
  'fd00:ec2::254',
  'fd20:ce::254',
  'fd00:42::42',
  'fe80::1',
  'fe80::1%eth0',
  'fec0::1',
  'ff02::1',
  '100::1',
  '5f00::1',
  '4000::1',
  '3fff::1',
  '',
  'localhost',
  '8.8.8',
  '8.8.8.8:80',
])('%s is not', (address) => {
  expect(isGlobal(address)).toBe(false)
})

test.each([
  'ftp://jes.example/',
  'file:///etc/passwd',
  'javascript:alert(1)',
  'data:text/html,x',
  'gopher://x/',
  'http://user@jes.example/',
  'http://:word@jes.example/',
  'http://jes.example:22/',
  'https://jes.example:8443/',
  'http://127.0.0.1/',
  'http://2130706433/',
  'http://0x7f000001/',
  'http://0177.0.0.1/',
  'http://127.1/',
  'http://0/',
  'http://①②⑦.0.0.1/',
  'http://127.0.0.1./',
  'http://8.8.8.8/',
  'http://134744072/',
  'http://[::1]/',
  'http://[::ffff:7f00:1]/',
  'http://[2606:4700::1111]/',
  'http://169.254.169.254/latest/meta-data',
  '//jes.example/',
  'http://',
  '',
])('we do not ask for %s', (address) => {
  expect(() => expectUrl(address, undefined, OPEN_INTERNET)).toThrow()
})

test('we ask for pages by their names, at the usual ports', () => {
  for (const address of [
    'http://jes.example',
    'https://jes.example:443/a?b',
    'https://काठमाडौं.नेपाल/',
  ]) {
    expect(expectUrl(address, undefined, OPEN_INTERNET).protocol).toMatch(/^https?:$/)
  }
})
