import { lookup } from 'node:dns/promises'
import { once } from 'node:events'
import { request as askPlain, type IncomingMessage } from 'node:http'
import { request as askSecure } from 'node:https'
import { isIP, isIPv4 } from 'node:net'
import { isGlobal } from './globalAddress.ts'
import { traced } from './requestContext.ts'

/** Where our own requests may go. Tests use another scope. */
export type FetchScope = {
  resolve: (name: string) => Promise<string[]>
  isAllowed: (address: string) => boolean
  protocols: string[]
  ports: number[]
  /** For the whole request. */
  timeoutMs: number
  /** The CA of a server, where it is not one of the usual ones. */
  ca?: string
}

export const OPEN_INTERNET: FetchScope = {
  resolve: async (name) => (await lookup(name, { all: true })).map(({ address }) => address),
  isAllowed: isGlobal,
  protocols: ['http:', 'https:'],
  ports: [80, 443],
  timeoutMs: 5_000,
}

/** A permanent error: a retry is useless. */
export class Unfetchable extends Error {
  override name = 'Unfetchable'
}

/** Refuses URLs that may not be fetched: only web pages behind a name, at the usual port, without a password. */
export function expectUrl(
  text: string,
  from: string | undefined,
  { protocols, ports }: FetchScope,
) {
  const url = URL.canParse(text, from) ? new URL(text, from) : null
  if (!url || !protocols.includes(url.protocol)) throw new Unfetchable('This is no web address')
  if (url.username || url.password) throw new Unfetchable('The address holds a password')
  // Numbers in every notation are normalised by now.
  if (isIP(nameOf(url))) throw new Unfetchable('The address is a bare number')
  if (!ports.includes(portOf(url))) throw new Unfetchable(`Port ${portOf(url)} is not for pages`)
  return url
}

type Question = {
  method?: 'GET' | 'POST'
  headers: Record<string, string | number>
  body?: Buffer | undefined
}

type Means = { signal: AbortSignal; reach: FetchScope }

/** Fetches a URL that `expectUrl` accepted, follows no redirect, and returns the response. */
export async function safeFetch(url: URL, question: Question, means: Means) {
  // Without the host: of a link in a private post it is private too.
  return traced(
    `fetch ${question.method ?? 'GET'}`,
    'client',
    () => fetchOnce(url, question, means),
    ({ statusCode = 0 }) => ({ 'http.response.status_code': statusCode }),
  )
}

async function fetchOnce(
  url: URL,
  { method = 'GET', headers, body }: Question,
  { signal, reach }: Means,
) {
  const name = nameOf(url)
  const options = {
    method,
    host: await orAborted(expectAddress(name, reach), signal),
    port: portOf(url),
    path: url.pathname + url.search,
    agent: false,
    signal,
    headers: { ...headers, host: url.host, connection: 'close' },
  }
  const request =
    url.protocol === 'https:'
      ? askSecure({ ...options, servername: name, ...(reach.ca && { ca: reach.ca }) })
      : askPlain(options)
  // The caller gets the error; a later one may be ignored.
  request.on('error', () => {})
  request.end(body)
  const [reply] = (await once(request, 'response')) as [IncomingMessage]
  return reply
}

/** The one address that we then connect to: resolved once, so it cannot change after the check. */
async function expectAddress(name: string, { resolve, isAllowed }: FetchScope) {
  const addresses = await resolve(name)
  if (addresses.length === 0) throw new Unfetchable(`${name} has no address`)
  if (!addresses.every(isAllowed)) throw new Unfetchable(`${name} is not on the open internet`)
  return addresses.find((address) => isIPv4(address)) ?? addresses[0]!
}

/** Names are resolved by the system, which cannot be aborted: when the time is over, nobody waits for it. */
async function orAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  signal.throwIfAborted()
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
  return Promise.race([work, aborted])
}

/** The name without the brackets of IPv6 and the dot that ends a full name. */
function nameOf({ hostname }: URL) {
  return hostname.replace(/^\[(.*)\]$/, '$1').replace(/\.$/, '')
}

function portOf({ port, protocol }: URL) {
  return Number(port || (protocol === 'https:' ? 443 : 80))
}
