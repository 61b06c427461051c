import { useEffect, useState } from 'react'

/** Counts so many seconds down, anew for each new thing that they are of. By the clock: a sleeping tab is no slower. */
export function useSecondsLeft(seconds: number, of: object) {
  const [running, setRunning] = useState({ of, end: Date.now() + seconds * 1_000 })
  const [now, setNow] = useState(Date.now)
  if (running.of !== of) setRunning({ of, end: Date.now() + seconds * 1_000 })
  const left = Math.max(0, Math.ceil((running.end - now) / 1_000))

  const isOver = left === 0
  useEffect(() => {
    if (isOver) return
    const timer = setInterval(() => setNow(Date.now()), 500)
    return () => clearInterval(timer)
  }, [isOver])

  return left
}
