import { readdirSync } from 'node:fs'
import type { AnyEndpoint } from '@jes/contract/lib/endpoint'

const CONTRACT = new URL('../../contract/src/', import.meta.url)

/** Every endpoint of the contract, whoever serves it. */
export async function listEndpoints() {
  const files = readdirSync(CONTRACT, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /^(?!lib)[\w/]+\.ts$/.test(name),
  )
  const found: AnyEndpoint[] = []
  for (const file of files) {
    const exported: Record<string, unknown> = await import(new URL(file, CONTRACT).href)
    for (const [name, value] of Object.entries(exported))
      if (name.endsWith('Api')) found.push(...Object.values(value as Record<string, AnyEndpoint>))
  }
  return found
}

export function nameOf({ method, path }: Pick<AnyEndpoint, 'method' | 'path'>) {
  return `${method} ${path}`
}
