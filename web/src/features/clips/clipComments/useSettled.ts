import { useEffect, useState } from 'react'

const LOOKED = 300

/** Whether the viewer stays on this clip; a swipe past it does not fetch its comments. */
export function useSettled(id: string) {
  const [settled, setSettled] = useState<string>()

  useEffect(() => {
    const timer = setTimeout(() => setSettled(id), LOOKED)
    return () => clearTimeout(timer)
  }, [id])

  return settled === id
}
