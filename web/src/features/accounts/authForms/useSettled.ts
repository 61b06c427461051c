import { useEffect, useState } from 'react'

const PAUSE = 400

/** The typed text, once its writer has paused; until then null. */
export function useSettled(typed: string) {
  const [settled, setSettled] = useState('')
  useEffect(() => {
    const timer = setTimeout(setSettled, PAUSE, typed)
    return () => clearTimeout(timer)
  }, [typed])
  return settled === typed ? typed : null
}
