import { type KeyboardEvent, useState } from 'react'
import { ApiError } from '#lib/api.ts'
import { toast } from '#lib/toasts.ts'

/** The item that has the focus when a menu opens. */
export type MenuEnd = 'first' | 'last'

/**
 * For the button of a menu that nobody has opened yet: what is in it is fetched by the first
 * who points there, and with the press it takes the place of the button, open.
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
