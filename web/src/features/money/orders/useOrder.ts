import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { me } from '#features/core/viewer/me.ts'
import { onMissed } from '#lib/live.ts'
import { useSession } from '#lib/session.ts'
import { orderOf } from './api.ts'

/** An order: polled, and updated at once when the live connection opens or an event comes. */
export function useOrder(id: string) {
  const client = useQueryClient()
  const isMember = useSession((session) => session.isAuthenticated)
  const order = useQuery({ ...orderOf(id), enabled: isMember })
  const isPaid = order.data?.state === 'paid'
  const { refetch } = order

  useEffect(() => onMissed(() => void refetch()), [refetch])

  useEffect(() => {
    // The account may have been fetched before the payment was known.
    if (isPaid) void client.invalidateQueries({ queryKey: me().queryKey, exact: true })
  }, [isPaid, client])

  return order
}
