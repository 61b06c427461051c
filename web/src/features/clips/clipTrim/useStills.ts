import { useEffect, useState } from 'react'
import { closeVideo, openVideo, takeStill } from './stills.ts'

const COUNT = 9
const HEIGHT = 96

/** Frames of the whole video, one by one as they are read; none if it cannot be read. */
export function useStills(url: string | null, durationMs: number | null) {
  const [stills, setStills] = useState<(string | null)[]>([])

  useEffect(() => {
    if (!url || !durationMs) return
    let isOver = false
    setStills([])
    void take(url, durationMs)

    async function take(url: string, durationMs: number) {
      const video = await openVideo(url)
      if (!video) return
      for (let index = 0; index < COUNT && !isOver; index += 1) {
        const still = await takeStill(video, ((index + 0.5) * durationMs) / COUNT, HEIGHT)
        if (!isOver) setStills((stills) => [...stills, still])
      }
      closeVideo(video)
    }

    return () => {
      isOver = true
    }
  }, [url, durationMs])

  return Array.from({ length: COUNT }, (_, index) => stills[index] ?? null)
}
