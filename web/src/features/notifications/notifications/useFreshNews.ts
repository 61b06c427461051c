import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { keyFor } from '#lib/keys.ts'
import { onLive, onMissed } from '#lib/live.ts'

const REST = 2_000

/** While the list is open, new notifications are fetched when nothing more has come for two seconds. */
export function useFreshNews() {
  const client = useQueryClient()

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const refetch = () => void client.invalidateQueries({ queryKey: keyFor('notifications') })
    const stops = [
      onLive('received', () => {
        clearTimeout(timer)
        timer = setTimeout(refetch, REST)
      }),
      onMissed(refetch),
    ]
    return () => {
      clearTimeout(timer)
      for (const stop of stops) stop()
    }
  }, [client])
}
