import { useEffect } from 'react'
import { useSession } from '#lib/session.ts'
import { whenIdle } from '#lib/whenIdle.ts'

const AGAIN = 30_000

/** Opens the line of a member when the page has been drawn and nothing else is to be done. */
export function useNews() {
  const userId = useSession((session) => session.user?._id)

  useEffect(() => {
    if (!userId) return
    let stop: (() => void) | undefined
    let isOver = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const cancel = whenIdle(begin)

    async function begin() {
      try {
        const [{ followNews }, { followPush }] = await Promise.all([
          import('#features/unread/followNews.ts'),
          import('#features/push/followPush.ts'),
        ])
        if (isOver) return
        const stops = [followNews(), followPush()]
        stop = () => {
          for (const each of stops) each()
        }
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
  }, [userId])
}
