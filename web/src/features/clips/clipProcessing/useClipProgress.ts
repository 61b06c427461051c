import type { Clip } from '@jes/contract/clips/clips'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { onLive, onMissed } from '#lib/live.ts'
import { findClip, forgetOld } from './api.ts'
import type { Moved } from './waiting.ts'

/** Where the line is blocked altogether it is seen all the same. */
const ASK_EVERY = 10_000

type Known = Omit<Moved, '_id'>

/** How far a clip is: as it was read, and then as the server tells. */
export function useClipProgress(clip: Clip) {
  const client = useQueryClient()
  const [published, setPublished] = useState<{ of: Clip; known: Known } | null>(null)
  // What is read anew stands above what was told before.
  const known: Known = published?.of === clip ? published.known : clip

  const learn = useEffectEvent(({ status, progress, failure }: Known) => {
    // A piece of news may arrive after a younger one.
    const isOld = status === 'processing' && known.status === status && progress < known.progress
    if (!isOld) setPublished({ of: clip, known: { status, progress, failure } })
    if (status === 'ready') void forgetOld(client, clip._id)
  })

  const isMoving = known.status === 'processing'
  useEffect(() => {
    const asking = new AbortController()
    const ask = () => {
      findClip(clip._id, asking.signal).then(learn, () => {})
    }
    const stops = [
      onLive('clipMoved', (moved) => {
        if (moved._id === clip._id) learn(moved)
      }),
      onMissed(ask),
    ]
    // Between the reading of the page and this moment something may have been told to nobody.
    if (isMoving) ask()
    const timer = isMoving ? setInterval(ask, ASK_EVERY) : undefined
    return () => {
      asking.abort()
      clearInterval(timer)
      for (const stop of stops) stop()
    }
  }, [clip._id, isMoving])

  return { ...known, learn: (next: Known) => setPublished({ of: clip, known: next }) }
}
