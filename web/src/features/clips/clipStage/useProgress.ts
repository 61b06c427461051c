import { type RefObject, useEffect, useState } from 'react'

/** Draws the progress of the video in every frame, without React; returns the second for screen readers. */
export function useProgress(
  video: HTMLVideoElement | null,
  bar: RefObject<HTMLElement | null>,
  length: number,
) {
  const [second, setSecond] = useState(0)

  useEffect(() => {
    if (!video) return
    let frame = 0
    function draw() {
      bar.current?.style.setProperty('--at', String(video!.currentTime / length))
      if (!video!.paused) frame = requestAnimationFrame(draw)
    }
    function handleTime() {
      setSecond(Math.floor(video!.currentTime))
      cancelAnimationFrame(frame)
      draw()
    }
    const moves = ['timeupdate', 'seeking', 'play']
    for (const move of moves) video.addEventListener(move, handleTime)
    return () => {
      cancelAnimationFrame(frame)
      for (const move of moves) video.removeEventListener(move, handleTime)
    }
  }, [video, bar, length])

  return second
}
