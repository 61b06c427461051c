import { type KeyboardEvent, useState } from 'react'
import { ApiError } from '#lib/api.ts'
import { toast } from '#lib/toasts.ts'

/** The item that has the focus when a menu opens. */
export type MenuEnd = 'first' | 'last'

/**
 * For the button of a menu that was not opened yet: its content is fetched when somebody points at it, and with the
 * press it replaces the button, open.
 */
export function useLateMenu<Loaded>(load: () => Promise<Loaded>) {
  const [late, setLate] = useState<{ loaded: Loaded; startsAt: MenuEnd } | null>(null)

  function prepare() {
    load().catch(() => {})
  }

  function open(startsAt: MenuEnd) {
    load().then(
      (loaded) => setLate({ loaded, startsAt }),
      () => toast.error(new ApiError(0, {}).message),
    )
  }

  function handleKey(event: KeyboardEvent) {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    open(event.key === 'ArrowDown' ? 'first' : 'last')
  }

  return {
    late,
    trigger: {
      'aria-haspopup': 'menu' as const,
      'aria-expanded': false,
      onPointerEnter: prepare,
      onFocus: prepare,
      onClick: () => open('first'),
      onKeyDown: handleKey,
    },
  }
}
