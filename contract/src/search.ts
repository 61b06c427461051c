import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { text } from './text.ts'
import { UserSummary } from './users.ts'

const TOO_LONG = 'Search for at most 100 characters'

export const Suggestions = z.object({
  users: z.array(UserSummary),
  hashtags: z.array(z.object({ tag: z.string(), count: z.number() })),
})
export type Suggestions = z.infer<typeof Suggestions>

export const searchApi = {
  suggest: endpoint({
    method: 'GET',
    path: '/api/search/suggest',
    summary: 'What somebody may mean who has typed this much: @ for people, # for hashtags',
    access: 'public',
    query: z.object({ q: text({ min: 0, max: 100, tooShort: TOO_LONG, tooLong: TOO_LONG }) }),
    response: Suggestions,
  }),
}
