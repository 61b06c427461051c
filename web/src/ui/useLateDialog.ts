import { useState } from 'react'
import { ApiError } from '#lib/api.ts'
import { toast } from '#lib/toasts.ts'

/** For a rarely opened dialog: its content is fetched by the first press. */
export function useLateDialog<Loaded>(load: () => Promise<Loaded>) {
  const [late, setLate] = useState<{ loaded: Loaded } | null>(null)
  const [isOpen, setIsOpen] = useState(false)

  function open() {
    load().then(
      (loaded) => {
        setLate({ loaded })
        setIsOpen(true)
      },
      () => toast.error(new ApiError(0, {}).message),
    )
  }

  return { loaded: late?.loaded ?? null, isOpen, open, close: () => setIsOpen(false) }
}
