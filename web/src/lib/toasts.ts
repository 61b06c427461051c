import { create } from 'zustand'

export type Tone = 'success' | 'error' | 'info' | 'warning'
export type ToastAction = { label: string; onAct: () => void }
export type Toast = { id: number; tone: Tone } & Spoken

type Spoken = {
  text: string
  action?: ToastAction | undefined
  /** Milliseconds that it stays, if five seconds are too short. */
  life?: number | undefined
}
type Words = string | Spoken

const most = 3
let lastId = 0

export const useToasts = create<Toast[]>(() => [])

/** Shows one sentence at the bottom of the page, from anywhere; above three the oldest leaves. */
export const toast = {
  show: (words: Words, tone: Tone = 'info') => say(words, tone),
  success: (words: Words) => say(words, 'success'),
  error: (words: Words) => say(words, 'error'),
  warning: (words: Words) => say(words, 'warning'),
}

export function dismissToast(id: number) {
  useToasts.setState((toasts) => toasts.filter((toast) => toast.id !== id), true)
}

/** The same sentence twice is one toast with its time restarted. */
function say(words: Words, tone: Tone) {
  const spoken = typeof words === 'string' ? { text: words } : words
  const id = ++lastId
  useToasts.setState((toasts) => {
    const others = toasts.filter((toast) => toast.text !== spoken.text || toast.tone !== tone)
    return [...others, { id, tone, ...spoken }].slice(-most)
  }, true)
  return id
}
