import { deskApi } from '@jes/contract/desk'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { call } from '#lib/api.ts'

/** Every query of the desk has a key that begins so. */
export const ADMIN = ['admin']

/** The figures of the site for so many days. */
export function figuresOf(days: '7' | '30' | '90') {
  return queryOptions({
    queryKey: [...ADMIN, 'figures', days],
    queryFn: ({ signal }) => call(deskApi.figures, { query: { days } }, signal),
  })
}

/** What the staff did may stand in any list of the desk, and in the log. */
export function askDeskAnew(client: QueryClient) {
  return client.invalidateQueries({ queryKey: ADMIN })
}
