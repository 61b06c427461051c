import { useEffect, useState } from 'react'

/** A value after it has not changed for so many milliseconds. */
export function useDebounced<Value>(value: Value, milliseconds: number) {
  const [rested, setRested] = useState(value)

  useEffect(() => {
    const timer = setTimeout(() => setRested(value), milliseconds)
    return () => clearTimeout(timer)
  }, [value, milliseconds])

  return rested
}
