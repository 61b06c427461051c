import { useEffect, useMemo } from 'react'

/** An object URL for the file, while it is shown. */
export function useUrlOf(file: File | null) {
  const url = useMemo(() => file && URL.createObjectURL(file), [file])
  useEffect(() => () => void (url && URL.revokeObjectURL(url)), [url])
  return url
}
