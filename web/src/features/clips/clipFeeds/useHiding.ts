import { useState } from 'react'
import { sendActionLater } from '#features/clips/clipPlays/sendLater.ts'
import { text } from '#lib/language.ts'
import { toast } from '#lib/toasts.ts'
import { messages } from './messages.ts'

/** As long as the toast is shown. */
const UNDO_TIME = 5_000

/** Clips marked as not interesting leave at once; the server is informed when Undo was not pressed. */
export function useHiding() {
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set())

  function hide(clip: string) {
    setHidden((before) => new Set(before).add(clip))
    const takeBack = sendUnlessUndone(clip)
    const { hidden, undo } = text(messages)
    toast.show({ text: hidden, life: UNDO_TIME, action: { label: undo, onAct: show } })

    function show() {
      takeBack()
      setHidden((before) => new Set([...before].filter((other) => other !== clip)))
    }
  }

  return { hidden, hide }
}

/** When the page is left, it is sent before the last events. */
function sendUnlessUndone(clip: string) {
  const timer = setTimeout(sendNow, UNDO_TIME)
  window.addEventListener('pagehide', sendNow, { capture: true })
  return stop

  function sendNow() {
    stop()
    sendActionLater({ type: 'hide', clip })
  }

  function stop() {
    clearTimeout(timer)
    window.removeEventListener('pagehide', sendNow, { capture: true })
  }
}
