import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useToasts } from '#lib/toasts.ts'
import { useOpenModals } from './openModals.ts'
import { Toast } from './Toast.tsx'
import styles from './Toaster.module.css'

/** Where toasts appear: bottom centre, above the footer bar and above open dialogs. */
export function Toaster() {
  const toasts = useToasts()
  const modal = useOpenModals((open) => open.at(-1))
  const [shelf] = useState(makeShelf)
  const newest = toasts.at(-1)?.id

  // The last to enter the top layer is the topmost, so each new toast enters again,
  // unless somebody is in the toasts: hiding them would take the focus away.
  useEffect(() => {
    // A dialog may go with its page while it is open, a moment before we hear of it.
    const hasMoved = moveTo(modal?.isConnected ? modal : document.body, shelf)
    if (!shelf.showPopover || (!hasMoved && shelf.contains(document.activeElement))) return
    if (shelf.matches(':popover-open')) shelf.hidePopover()
    if (newest !== undefined) shelf.showPopover()
  }, [shelf, modal, newest])

  useEffect(() => () => shelf.remove(), [shelf])

  return createPortal(
    toasts.map((toast) => <Toast key={toast.id} toast={toast} />),
    shelf,
  )
}

/** Not one of React's own elements, since it moves into whatever dialog is open. */
function makeShelf() {
  const shelf = document.createElement('div')
  shelf.className = styles.toaster!
  shelf.setAttribute('popover', 'manual')
  return shelf
}

/** True if it was not there before. Where the browser can, the toasts live on while they move. */
function moveTo(place: HTMLElement, shelf: HTMLElement) {
  if (shelf.parentNode === place) return false
  if (shelf.isConnected && 'moveBefore' in place) place.moveBefore(shelf, null)
  else place.append(shelf)
  return true
}
