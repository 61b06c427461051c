import type { QueryClient } from '@tanstack/react-query'
import { followScores } from '#features/core/postActions/followScores.ts'
import { fillMemberships } from '#features/hubs/hubs/memberships.ts'
import { followTalks } from '#features/messages/talks/followTalks.ts'
import { followPremium } from '#features/money/premium/followPremium.ts'
import { followPush } from '#features/notifications/push/followPush.ts'
import { followNews } from '#features/notifications/unread/followNews.ts'
import { followAnnouncements } from '#features/site/announcements/followAnnouncements.ts'

/** What starts when a member is signed in and the page has been rendered; returns how to stop it. */
export function followAll(client: QueryClient) {
  const stops = [
    followNews(),
    followTalks(client),
    followPush(client),
    followPremium(client),
    followScores(client),
    followAnnouncements(client),
  ]
  void fillMemberships(client)
  return () => {
    for (const stop of stops) stop()
  }
}
