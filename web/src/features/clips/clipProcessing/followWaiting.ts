import type { QueryClient } from '@tanstack/react-query'
import { currentPlace, navigate } from '#lib/history.ts'
import { text } from '#lib/language.ts'
import { onLive, onMissed } from '#lib/live.ts'
import { toast } from '#lib/toasts.ts'
import { findClip, forgetOld } from './api.ts'
import { messages } from './messages.ts'
import { clearWaiting, dropWaiting, moveWaiting, refreshWaiting, useWaiting } from './waiting.ts'

/** Where the line is blocked altogether it is told all the same. */
const ASK_EVERY = 20_000

/** Follows the clips of a member until they are out; answers how to stop. */
export function followWaiting(client: QueryClient) {
  ask()
  const stops = [
    onLive('clipMoved', (moved) => {
      if (moved.status === 'ready') return announce(moved._id)
      if (!moveWaiting(moved) && moved.status === 'processing') ask()
    }),
    onMissed(() => {
      if (useWaiting.getState().length > 0) ask()
    }),
  ]

  /** Without an answer the line says it, or the next time that it is up. */
  function ask() {
    refreshWaiting().then(
      (gone) => Promise.all(gone.map(tellOf)),
      () => {},
    )
  }

  /** It is out, or it was deleted on another device: then it goes without a word. */
  async function tellOf(id: string) {
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
    if (useWaiting.getState().some(({ status }) => status === 'processing')) ask()
  }, ASK_EVERY)

  return () => {
    clearInterval(timer)
    for (const stop of stops) stop()
    clearWaiting()
  }
}
