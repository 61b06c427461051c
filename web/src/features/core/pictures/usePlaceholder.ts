import { useEffect, useState } from 'react'
import { whenIdle } from '#lib/whenIdle.ts'

const drawn = new Map<string, string>()
const PATIENCE = 200

/** The blur in the place of a picture, if loading takes longer than a blink. */
export function usePlaceholder(hash: string, isLoaded = false) {
  const [, setDrawn] = useState('')
  const isWanted = hash !== '' && !isLoaded && !drawn.has(hash)

  useEffect(() => {
    if (!isWanted) return
    let cancel = () => {}
    // Its code must not be loaded before the page itself.
    const timer = setTimeout(() => {
      cancel = whenIdle(() => {
        draw(hash).then(
          () => setDrawn(hash),
          () => undefined,
        )
      })
    }, PATIENCE)
    return () => {
      clearTimeout(timer)
      cancel()
    }
  }, [hash, isWanted])

  const image = drawn.get(hash)
  return image && !isLoaded ? { backgroundImage: `url(${image})` } : undefined
}

async function draw(hash: string) {
  const { thumbHashToDataURL } = await import('thumbhash')
  const bytes = Uint8Array.from(atob(hash), (letter) => letter.charCodeAt(0))
  drawn.set(hash, thumbHashToDataURL(bytes))
}
