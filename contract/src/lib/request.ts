import type { AnyEndpoint } from './endpoint.ts'

/** The HTTP request that a call becomes; the web app and the tests both send it. */
export function toRequest({ method, path }: Pick<AnyEndpoint, 'method' | 'path'>, sent: object) {
  const { params = {}, query = {}, body } = sent as Parts
  const filled = path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  )
  const given = Object.entries(query).filter(([, value]) => value !== undefined)
  const search = new URLSearchParams(
    given.map(([key, value]): [string, string] => [key, String(value)]),
  )
  return { method, url: search.size ? `${filled}?${search}` : filled, body }
}

type Parts = { params?: Record<string, string>; query?: Record<string, unknown>; body?: object }
