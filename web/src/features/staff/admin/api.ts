import { adminMemberApi } from '@jes/contract/staff/adminMembers'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { call } from '#lib/api.ts'

/** Every query of the desk has a key that begins so. */
export const ADMIN = ['admin']

/** The figures of the site for so many days. */
export function figuresOf(days: '7' | '30' | '90') {
  return queryOptions({
    queryKey: [...ADMIN, 'figures', days],
    queryFn: ({ signal }) => call(adminMemberApi.figures, { query: { days } }, signal),
  })
}

/** How much waits, by section; asked again while the desk is open, since others work and report meanwhile. */
export function waitingAtDesk() {
  return queryOptions({
    queryKey: [...ADMIN, 'waiting'],
    queryFn: ({ signal }) => call(adminMemberApi.waiting, {}, signal),
    select: ({ waiting }) => waiting,
    refetchInterval: 60_000,
  })
}

/** What the staff did may stand in any list of the desk, and in the log. */
export function askDeskAnew(client: QueryClient) {
  return client.invalidateQueries({ queryKey: ADMIN })
}
