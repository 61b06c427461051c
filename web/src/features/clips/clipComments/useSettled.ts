import { useEffect, useState } from 'react'

const LOOKED = 300

/** Whether somebody stays; who swipes on does not make the server look for comments. */
export function useSettled(id: string) {
  const [settled, setSettled] = useState<string>()

  useEffect(() => {
    const timer = setTimeout(() => setSettled(id), LOOKED)
    return () => clearTimeout(timer)
  }, [id])

  return settled === id
}
