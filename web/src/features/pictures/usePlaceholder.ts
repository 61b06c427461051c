import { useEffect, useState } from 'react'

const drawn = new Map<string, string>()
const PATIENCE = 200

/** The blur that stands where a picture will be, if that takes longer than a blink. */
export function usePlaceholder(hash: string, isLoaded = false) {
  const [, setDrawn] = useState('')
  const isWanted = hash !== '' && !isLoaded && !drawn.has(hash)

  useEffect(() => {
    if (!isWanted) return
    const timer = setTimeout(() => {
      draw(hash).then(
        () => setDrawn(hash),
        () => undefined,
      )
    }, PATIENCE)
    return () => clearTimeout(timer)
  }, [hash, isWanted])

  const image = drawn.get(hash)
  return image && !isLoaded ? { backgroundImage: `url(${image})` } : undefined
}

async function draw(hash: string) {
  const { thumbHashToDataURL } = await import('thumbhash')
  const bytes = Uint8Array.from(atob(hash), (letter) => letter.charCodeAt(0))
  drawn.set(hash, thumbHashToDataURL(bytes))
}
