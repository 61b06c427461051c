import type { Clip } from '@jes/contract/clips/clips'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { onLive, onMissed } from '#lib/live.ts'
import { findClip, forgetOld } from './api.ts'
import type { Moved } from './waiting.ts'

/** Polling, for networks that block the live connection. */
const POLL_MS = 10_000

type Known = Omit<Moved, '_id'>

/** The progress of a clip: as it was loaded, and then from events. */
export function useClipProgress(clip: Clip) {
  const client = useQueryClient()
  const [published, setPublished] = useState<{ of: Clip; known: Known } | null>(null)
  // A fetched state replaces older events.
  const known: Known = published?.of === clip ? published.known : clip

  const learn = useEffectEvent(({ status, progress, failure }: Known) => {
    // An event may arrive after a newer one.
    const isOld = status === 'processing' && known.status === status && progress < known.progress
    if (!isOld) setPublished({ of: clip, known: { status, progress, failure } })
    if (status === 'ready') void forgetOld(client, clip._id)
  })

  const isMoving = known.status === 'processing'
  useEffect(() => {
    const polling = new AbortController()
    const poll = () => {
      findClip(clip._id, polling.signal).then(learn, () => {})
    }
    const stops = [
      onLive('clipMoved', (moved) => {
        if (moved._id === clip._id) learn(moved)
      }),
      onMissed(poll),
    ]
    // Events between the loading of the page and this moment may have been missed.
    if (isMoving) poll()
    const timer = isMoving ? setInterval(poll, POLL_MS) : undefined
    return () => {
      polling.abort()
      clearInterval(timer)
      for (const stop of stops) stop()
    }
  }, [clip._id, isMoving])

  return { ...known, learn: (next: Known) => setPublished({ of: clip, known: next }) }
}
