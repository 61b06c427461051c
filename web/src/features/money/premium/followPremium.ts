import type { QueryClient } from '@tanstack/react-query'
import { me } from '#features/core/viewer/me.ts'
import { onLive } from '#lib/live.ts'

/** An order that moved brings its page forward, and a pass its marigold and its limits, at once. */
export function followPremium(client: QueryClient) {
  return onLive('orderMoved', () => {
    void client.invalidateQueries({ queryKey: me().queryKey, exact: true })
    void client.invalidateQueries({ queryKey: ['premium'] })
  })
}
