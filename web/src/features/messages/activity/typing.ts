import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { me } from '#features/core/viewer/me.ts'
import { emitLive, onLive } from '#lib/live.ts'

/** Said again so often while somebody writes. */
const SAY_MS = 3_000
/** Nothing heard for so long: they stopped. */
const STOPPED_MS = 6_000

/** Whether I show when I am active or writing. */
export function useShowsActivity() {
  return useQuery(me()).data?.user.settings.showActivity ?? false
}

/** Returns what to call at each letter: it says now and then that I write, if I show it. */
export function useSayTyping(talkId: string) {
  const saidAt = useRef(0)
  const isShown = useShowsActivity()
  return () => {
    if (!isShown || Date.now() - saidAt.current < SAY_MS) return
    saidAt.current = Date.now()
    emitLive('typing', talkId)
  }
}

/** The id of who of the others writes just now. */
export function useTyping(talkId: string) {
  const [writer, setWriter] = useState<string | null>(null)

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const end = () => setWriter(null)
    const stops = [
      onLive('writing', ({ talk, user }) => {
        if (talk !== talkId) return
        setWriter(user)
        clearTimeout(timer)
        timer = setTimeout(end, STOPPED_MS)
      }),
      onLive('messaged', ({ message }) => message.talk === talkId && end()),
    ]
    return () => {
      for (const stop of stops) stop()
      clearTimeout(timer)
    }
  }, [talkId])

  return writer
}
