import type { Hub } from '@jes/contract/hubs/hubs'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { hubOf } from '#features/core/hubAccess/api.ts'
import { hubPath } from '#features/core/hubAccess/hubPath.ts'
import { navigate } from '#lib/history.ts'

/** A name in other spelling, or an id, shows the right hub; the address is corrected. */
export function useRightName(named: string, hub: Hub | null | undefined) {
  const client = useQueryClient()

  useEffect(() => {
    if (!hub || hub.name === named) return
    client.setQueryData(hubOf(hub.name).queryKey, hub)
    navigate(hubPath(hub.name) + window.location.search, { replace: true, keepsScroll: true })
  }, [named, hub, client])
}
