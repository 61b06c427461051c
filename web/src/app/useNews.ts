import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useSession } from '#lib/session.ts'
import { whenIdle } from '#lib/whenIdle.ts'

const AGAIN = 30_000

/** Opens the live connection of a member when the page has been rendered and the browser is idle. */
export function useNews() {
  const client = useQueryClient()
  const userId = useSession((session) => session.user?._id)

  useEffect(() => {
    if (!userId) return
    let stop: (() => void) | undefined
    let isOver = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const cancel = whenIdle(begin)

    async function begin() {
      try {
        const { followAll } = await import('./followAll.ts')
        if (!isOver) stop = followAll(client)
      } catch {
        if (!isOver) timer = setTimeout(begin, AGAIN)
      }
    }

    return () => {
      isOver = true
      cancel()
      clearTimeout(timer)
      stop?.()
    }
  }, [userId, client])
}
