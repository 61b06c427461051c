import { useQuery, useQueryClient } from '@tanstack/react-query'
import { usePlace } from '#lib/router.tsx'
import { useEffectOn } from '#lib/useEffectOn.ts'
import { explore } from './api.ts'

const FRESH = 60_000

/** Back finds the page as it was left; a visit by a link gets the current state. */
export function useExplore() {
  const client = useQueryClient()
  const place = usePlace()
  const query = explore()
  const found = useQuery(query)

  useEffectOn([place.key], () => {
    const isAnew = (place.move === 'push' || place.move === 'replace') && !place.keepsScroll
    const isOld = found.dataUpdatedAt > 0 && Date.now() - found.dataUpdatedAt > FRESH
    if (isAnew && isOld) void client.resetQueries({ queryKey: query.queryKey, exact: true })
  })
  return found
}
