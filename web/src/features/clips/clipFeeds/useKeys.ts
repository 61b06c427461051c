import { useEffect, useEffectEvent } from 'react'
import { useOpenModals } from '#ui/openModals.ts'

type Keys = { onStep: (by: 1 | -1) => void; onToggle: () => void; onSound: () => void }

const TYPED = 'input, textarea, select, [contenteditable], [role=menu]'
/** Inside these elements the keys have a meaning of their own. */
const SCROLLED = 'aside'
const PRESSED = 'button, a, summary'

/** ↑ ↓ J K go on and back, one clip for each press; Space pauses, M is the sound. */
export function useKeys({ onStep, onToggle, onSound }: Keys) {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const target = event.target instanceof Element ? event.target : document.body
    const isCommand = event.ctrlKey || event.metaKey || event.altKey
    if (isCommand || event.defaultPrevented || target.closest(TYPED)) return
    if (useOpenModals.getState().length > 0) return

    const act = actOf(event.key, target)
    if (!act) return
    event.preventDefault()
    if (!event.repeat) act()
  })

  function actOf(key: string, target: Element) {
    if (key.startsWith('Arrow') && target.closest(SCROLLED)) return null
    if (key === ' ' && target.closest(`${PRESSED}, ${SCROLLED}`)) return null
    switch (key.toLowerCase()) {
      case 'arrowdown':
      case 'j':
        return () => onStep(1)
      case 'arrowup':
      case 'k':
        return () => onStep(-1)
      case ' ':
        return onToggle
      case 'm':
        return onSound
      default:
        return null
    }
  }

  useEffect(() => {
    window.addEventListener('keydown', handleKey)
    return () => window.removeEventListener('keydown', handleKey)
  }, [])
}
