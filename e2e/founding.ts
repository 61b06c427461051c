import type { APIRequestContext } from '@playwright/test'
import { type Actor, tokenOf } from './people.ts'

type HubOptions = {
  name: string
  isPrivate?: boolean
  tags?: string[]
  rules?: { title: string; description: string }[]
  cover?: { name: string; mimeType: string; buffer: Buffer }
}
export type CreatedHub = { _id: string; name: string }

let made = 0

/** A name that no other hub has. */
export function hubNamed(word: string) {
  return `${word} ${Date.now().toString(36)}${process.env.TEST_PARALLEL_INDEX}${++made}`
}

/** A member who acts on hubs through the API, so that a journey finds one. */
export async function founder(request: APIRequestContext, owner: Actor) {
  const headers = { authorization: `Bearer ${await tokenOf(request, owner)}` }

  return {
    async found({
      name,
      isPrivate = false,
      tags = [],
      rules = [],
      cover,
    }: HubOptions): Promise<CreatedHub> {
      const made = await request.post('/api/jehub', {
        headers,
        multipart: {
          name,
          description: 'Where we talk about what we cook at home.',
          isPrivate: String(isPrivate),
          tags: JSON.stringify(tags),
          rules: JSON.stringify(rules),
          ...(cover && { coverImage: cover }),
        },
      })
      if (made.status() !== 201) throw new Error(`${made.status()} ${await made.text()}`)
      return made.json()
    },
    async send(path: string, data: object, method: 'POST' | 'PATCH' = 'POST') {
      const reply = await request.fetch(path, { method, headers, data })
      if (!reply.ok()) throw new Error(`${path}: ${reply.status()} ${await reply.text()}`)
      return reply.status() === 204 ? null : reply.json()
    },
  }
}

export function hubAddress({ name }: Pick<CreatedHub, 'name'>) {
  return `/jehub/${encodeURIComponent(name)}`
}

export const RULES = [
  { title: 'Be kind', description: 'Everyone began once.' },
  { title: 'No selling', description: 'Not even your own pickles.' },
]
