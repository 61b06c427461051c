import { useEffect, useEffectEvent } from 'react'
import { closeVideo, openVideo, takeStill } from './stills.ts'

const DELAY = 200
const HEIGHT = 320

/** Takes the frame of the chosen moment, once the choice has settled. */
export function useCover(url: string | null, atMs: number, onStill: (still: string) => void) {
  const give = useEffectEvent(onStill)

  useEffect(() => {
    if (!url) return
    let isOver = false
    const timer = setTimeout(() => void take(url), DELAY)

    async function take(url: string) {
      const video = await openVideo(url)
      if (!video) return
      const still = isOver ? null : await takeStill(video, atMs, HEIGHT)
      closeVideo(video)
      if (still && !isOver) give(still)
    }

    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [url, atMs])
}
