import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type SyntheticEvent,
  useEffect,
  useRef,
  useState,
} from 'react'
import { enterModals } from './openModals.ts'

type Modal = {
  open: boolean
  onClose: () => void
  /** Escape, the back gesture and a press beside it close it. */
  dismissible?: boolean
  /** A press beside a modal that stays open. */
  onRefuse?: (dialog: HTMLDialogElement) => void
}

/** The native modal dialog as React state: the browser traps the focus and restores it. */
export function useModal({ open, onClose, dismissible = true, onRefuse }: Modal) {
  const ref = useRef<HTMLDialogElement>(null)
  const pressedBeside = useRef(false)
  const [isMounted, setIsMounted] = useState(open)
  if (open && !isMounted) setIsMounted(true)

  useEffect(() => {
    const dialog = ref.current
    if (!dialog || !isMounted) return
    if (open && !dialog.open) {
      dialog.showModal()
      dialog.querySelector<HTMLElement>('[data-autofocus]')?.focus()
    }
    if (!open) {
      if (dialog.open) dialog.close()
      void whenStill(dialog).then(() => !dialog.open && setIsMounted(false))
    }
  }, [open, isMounted])

  useEffect(() => {
    const dialog = ref.current
    return open && dialog ? enterModals(dialog) : undefined
  }, [open])

  function handleCancel(event: SyntheticEvent<HTMLDialogElement>) {
    if (event.target !== event.currentTarget) return
    event.preventDefault()
    if (dismissible) onClose()
  }

  // Chromium lets a second Escape through even when the first cancel was prevented.
  function handleKeyDown(event: KeyboardEvent<HTMLDialogElement>) {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    event.preventDefault()
    event.stopPropagation()
    if (dismissible) onClose()
  }

  function handlePointerDown(event: PointerEvent<HTMLDialogElement>) {
    pressedBeside.current = event.target === event.currentTarget
  }

  function handleClick(event: MouseEvent<HTMLDialogElement>) {
    const isBeside = pressedBeside.current && event.target === event.currentTarget
    pressedBeside.current = false
    if (!isBeside) return
    if (dismissible) onClose()
    else onRefuse?.(event.currentTarget)
  }

  return {
    isMounted,
    ref,
    handlers: {
      onCancel: handleCancel,
      onClose: () => open && onClose(),
      onKeyDown: handleKeyDown,
      onPointerDown: handlePointerDown,
      onClick: handleClick,
    },
  }
}

function whenStill(element: HTMLElement) {
  const running = element.getAnimations?.() ?? []
  return Promise.allSettled(running.map((animation) => animation.finished))
}
