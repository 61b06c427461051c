import { useEffect, useState } from 'react'

/** The remaining seconds, and a function to start them. */
export function useCountdown() {
  const [left, setLeft] = useState(0)

  useEffect(() => {
    if (left === 0) return
    const timer = setTimeout(() => setLeft(left - 1), 1000)
    return () => clearTimeout(timer)
  }, [left])

  return [left, setLeft] as const
}
