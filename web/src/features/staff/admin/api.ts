import { adminMemberApi } from '@jes/contract/staff/adminMembers'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { call } from '#lib/api.ts'
import { keyFor } from '#lib/keys.ts'

/** The statistics of the site for so many days. */
export function figuresOf(days: '7' | '30' | '90') {
  return queryOptions({
    queryKey: keyFor('desk', 'figures', days),
    queryFn: ({ signal }) => call(adminMemberApi.figures, { query: { days } }, signal),
  })
}

/** How much waits, by section; refetched while the admin pages are open, because others work and report meanwhile. */
export function waitingAtDesk() {
  return queryOptions({
    queryKey: keyFor('desk', 'waiting'),
    queryFn: ({ signal }) => call(adminMemberApi.waiting, {}, signal),
    select: ({ waiting }) => waiting,
    refetchInterval: 60_000,
  })
}

/** An action of the staff may be in any admin list, and in the log. */
export function refetchAdmin(client: QueryClient) {
  return client.invalidateQueries({ queryKey: keyFor('desk') })
}
