import { Resolver } from 'node:dns/promises'
import { RECORD_PREFIX } from '@jes/contract/people/provenLinks'

/** The texts of a name in the DNS; none where there is no such name. */
export type FindTexts = (name: string) => Promise<string[]>

const NONE = new Set(['ENOTFOUND', 'ENODATA', 'EBADNAME'])

/** It names the id: a username may become somebody else's. */
export function recordOf(userId: string) {
  return `jes-member=${userId}`
}

/** Whether the DNS of a site names the member. Who has the whole domain also has its www. */
export async function hasRecord(site: URL, userId: string, findTexts: FindTexts) {
  const host = site.hostname.replace(/\.$/, '')
  const names = new Set([host, host.replace(/^www\./, '')])
  for (const name of names) {
    const texts = await findTexts(`${RECORD_PREFIX}.${name}`)
    if (texts.some((text) => text.trim() === recordOf(userId))) return true
  }
  return false
}

export async function resolveTexts(name: string) {
  const resolver = new Resolver({ timeout: 2_000, tries: 2 })
  try {
    // A long text comes in pieces.
    return (await resolver.resolveTxt(name)).map((pieces) => pieces.join(''))
  } catch (error) {
    if (error instanceof Error && 'code' in error && NONE.has(String(error.code))) return []
    throw error
  }
}
