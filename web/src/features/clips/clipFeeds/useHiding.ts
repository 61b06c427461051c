import { useState } from 'react'
import { tellLater } from '#features/clips/clipPlays/sendLater.ts'
import { text } from '#lib/language.ts'
import { toast } from '#lib/toasts.ts'
import { messages } from './messages.ts'

/** As long as the toast can be seen. */
const UNDO_TIME = 5_000

/** Clips that somebody is not interested in leave at once; the server hears of it when no Undo came. */
export function useHiding() {
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set())

  function hide(clip: string) {
    setHidden((before) => new Set(before).add(clip))
    const takeBack = tellUnlessTakenBack(clip)
    const { hidden, undo } = text(messages)
    toast.show({ text: hidden, life: UNDO_TIME, action: { label: undo, onAct: show } })

    function show() {
      takeBack()
      setHidden((before) => new Set([...before].filter((other) => other !== clip)))
    }
  }

  return { hidden, hide }
}

/** A page that is left says so before its last words. */
function tellUnlessTakenBack(clip: string) {
  const timer = setTimeout(tellNow, UNDO_TIME)
  window.addEventListener('pagehide', tellNow, { capture: true })
  return stop

  function tellNow() {
    stop()
    tellLater({ type: 'hide', clip })
  }

  function stop() {
    clearTimeout(timer)
    window.removeEventListener('pagehide', tellNow, { capture: true })
  }
}
