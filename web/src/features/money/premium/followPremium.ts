import type { QueryClient } from '@tanstack/react-query'
import { me } from '#features/core/viewer/me.ts'
import { keyFor } from '#lib/keys.ts'
import { onLive } from '#lib/live.ts'

/** Events of orders update their page, and those of a pass its badge and limits, at once. */
export function followPremium(client: QueryClient) {
  return onLive('orderMoved', () => {
    void client.invalidateQueries({ queryKey: me().queryKey, exact: true })
    void client.invalidateQueries({ queryKey: keyFor('premium') })
  })
}
