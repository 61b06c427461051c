import { type ComponentType, useEffect, useState } from 'react'
import { ApiError } from '#lib/api.ts'
import { toast } from '#lib/toasts.ts'
import { pressKey } from './pressKey.ts'
import { closeShortcutSheet, openShortcutSheet, useShortcutSheet } from './sheet.ts'

/** The keys of every page, and their sheet, which is fetched when it is first opened. */
export function Shortcuts() {
  const isOpen = useShortcutSheet()
  const [Sheet, setSheet] = useState<ComponentType>()

  useEffect(() => {
    window.addEventListener('keydown', handleKey)
    return () => window.removeEventListener('keydown', handleKey)
  }, [])

  useEffect(() => {
    if (!isOpen || Sheet) return
    import('./ShortcutSheet.tsx').then(
      ({ ShortcutSheet }) => setSheet(() => ShortcutSheet),
      () => {
        closeShortcutSheet()
        toast.error(new ApiError(0, {}).message)
      },
    )
  }, [isOpen, Sheet])

  return Sheet && <Sheet />
}

/** What a part of the page has used already is not used twice. */
function handleKey(event: KeyboardEvent) {
  if (event.defaultPrevented) return
  if (pressKey(event, event.timeStamp, openShortcutSheet)) event.preventDefault()
}
