import { lookup } from 'node:dns/promises'
import { isIP, isIPv4 } from 'node:net'
import { isGlobal } from './addresses.ts'

/** Where the fetcher may go. Tests give it another world. */
export type Reach = {
  resolve: (name: string) => Promise<string[]>
  isAllowed: (address: string) => boolean
  ports: number[]
  /** For one file, with all its redirects. */
  timeoutMs: number
}

export const OPEN_INTERNET: Reach = {
  resolve: async (name) => (await lookup(name, { all: true })).map(({ address }) => address),
  isAllowed: isGlobal,
  ports: [80, 443],
  timeoutMs: 5_000,
}

/** It will never work: no use in trying again. */
export class Unfetchable extends Error {
  override name = 'Unfetchable'
}

/** An address that we may ask for: a web page behind a name, at the usual port, without a password. */
export function expectUrl(text: string, from: string | undefined, { ports }: Reach) {
  const url = URL.canParse(text, from) ? new URL(text, from) : null
  if (!url || !/^https?:$/.test(url.protocol)) throw new Unfetchable('This is no web address')
  if (url.username || url.password) throw new Unfetchable('The address holds a password')
  // Numbers in every notation have become plain ones by now.
  if (isIP(nameOf(url))) throw new Unfetchable('The address is a bare number')
  if (!ports.includes(portOf(url))) throw new Unfetchable(`Port ${portOf(url)} is not for pages`)
  return url
}

/** The one address that we then connect to: asked for once, so it cannot change after it was checked. */
export async function expectAddress(name: string, { resolve, isAllowed }: Reach) {
  const addresses = await resolve(name)
  if (addresses.length === 0) throw new Unfetchable(`${name} has no address`)
  if (!addresses.every(isAllowed)) throw new Unfetchable(`${name} is not on the open internet`)
  return addresses.find((address) => isIPv4(address)) ?? addresses[0]!
}

/** The name without the brackets of IPv6 and the dot that ends a full name. */
export function nameOf({ hostname }: URL) {
  return hostname.replace(/^\[(.*)\]$/, '$1').replace(/\.$/, '')
}

export function portOf({ port, protocol }: URL) {
  return Number(port || (protocol === 'https:' ? 443 : 80))
}
