import { isIPv4 } from 'node:net'
import { normalizeIP } from '@fastify/rate-limit'
import type { Language } from '@jes/contract/core/settings'
import type { FastifyRequest } from 'fastify'

/** The origin of a log-in, no more exact than people need to recognise their own devices. */
export type LoginOrigin = { device: string; address: string }

const BROWSERS: [RegExp, string][] = [
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/UCBrowser\//, 'UC Browser'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Version\/.* Safari\//, 'Safari'],
]
const SYSTEMS: [RegExp, string][] = [
  [/Android/, 'Android'],
  [/iPhone|iPod/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
]

export function placeOf(request: FastifyRequest): LoginOrigin {
  return {
    device: describeDevice(request.headers['user-agent'] ?? ''),
    address: networkOf(request.ip),
  }
}

/** "Chrome on Android": the name of a device for people. */
export function describeDevice(userAgent: string) {
  const browser = BROWSERS.find(([pattern]) => pattern.test(userAgent))?.[1]
  const system = SYSTEMS.find(([pattern]) => pattern.test(userAgent))?.[1]
  if (browser && system) return `${browser} on ${system}`
  return browser ?? system ?? 'Unknown device'
}

/** The same in the reader's language. */
export function sayDevice(device: string, language: Language) {
  if (language === 'en') return device
  if (device === 'Unknown device') return 'नचिनिएको डिभाइस'
  return device.replace(/^(.+) on (.+)$/, '$2 मा $1')
}

/** The network of an address: its last part would say more about a person than we need. */
export function networkOf(address: string) {
  const whole = normalizeIP(address, 128)
  if (isIPv4(whole)) return `${whole.replace(/\d+$/, '0')}/24`
  return `${normalizeIP(whole, 48)}/48`
}
