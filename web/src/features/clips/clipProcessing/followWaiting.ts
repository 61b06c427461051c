import type { QueryClient } from '@tanstack/react-query'
import { currentPlace, navigate } from '#lib/history.ts'
import { text } from '#lib/language.ts'
import { onLive, onMissed } from '#lib/live.ts'
import { toast } from '#lib/toasts.ts'
import { findClip, forgetOld } from './api.ts'
import { messages } from './messages.ts'
import { clearWaiting, dropWaiting, moveWaiting, refreshWaiting, useWaiting } from './waiting.ts'

/** Polling, for networks that block the live connection. */
const POLL_MS = 20_000

/** Follows a member's clips until they are published; returns how to stop. */
export function followWaiting(client: QueryClient) {
  poll()
  const stops = [
    onLive('clipMoved', (moved) => {
      if (moved.status === 'ready') return announce(moved._id)
      if (!moveWaiting(moved) && moved.status === 'processing') poll()
    }),
    onMissed(() => {
      if (useWaiting.getState().length > 0) poll()
    }),
  ]

  /** If it fails, the live connection or the next poll tells. */
  function poll() {
    refreshWaiting().then(
      (gone) => Promise.all(gone.map(showFinished)),
      () => {},
    )
  }

  /** It is published, or was deleted on another device: then it disappears silently. */
  async function showFinished(id: string) {
    const clip = await findClip(id).catch(() => null)
    if (clip?.status === 'ready') announce(id)
    else dropWaiting(id)
  }

  function announce(id: string) {
    dropWaiting(id)
    void forgetOld(client, id)
    const path = `/jesclips/${id}`
    if (currentPlace().pathname === path) return
    const { out, watch } = text(messages)
    toast.success({
      text: out,
      action: { label: watch, onAct: () => navigate(path) },
      life: 10_000,
    })
  }

  const timer = setInterval(() => {
    if (useWaiting.getState().some(({ status }) => status === 'processing')) poll()
  }, POLL_MS)

  return () => {
    clearInterval(timer)
    for (const stop of stops) stop()
    clearWaiting()
  }
}
