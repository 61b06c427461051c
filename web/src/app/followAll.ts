import type { QueryClient } from '@tanstack/react-query'
import { fillMemberships } from '#features/hubs/memberships.ts'
import { followScores } from '#features/postActs/followScores.ts'
import { followPremium } from '#features/premiumNote/followPremium.ts'
import { followPush } from '#features/push/followPush.ts'
import { followNews } from '#features/unread/followNews.ts'

/** What begins when a member is here and the page has been drawn; answers how to end it. */
export function followAll(client: QueryClient) {
  const stops = [followNews(), followPush(), followPremium(client), followScores(client)]
  void fillMemberships(client)
  return () => {
    for (const stop of stops) stop()
  }
}
