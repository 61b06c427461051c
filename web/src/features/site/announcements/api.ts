import { announcementApi } from '@jes/contract/site/announcements'
import { queryOptions } from '@tanstack/react-query'
import { call } from '#lib/api.ts'
import { keyFor } from '#lib/keys.ts'
import type { Language } from '#lib/preferences.ts'

const OFTEN = 10 * 60_000

/** The current announcements. */
export function announcementsIn(language: Language) {
  return queryOptions({
    queryKey: keyFor('announcements', language),
    queryFn: ({ signal }) => call(announcementApi.current, {}, signal),
    select: ({ announcements }) => announcements,
    staleTime: OFTEN,
    refetchInterval: OFTEN,
    retry: false,
  })
}
