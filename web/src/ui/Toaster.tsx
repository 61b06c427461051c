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
  const [host] = useState(makeHost)
  const newest = toasts.at(-1)?.id

  // The last to enter the top layer is the topmost, so each new toast enters again, unless the focus is in the
  // toasts: hiding them would take it away.
  useEffect(() => {
    // A dialog may be removed with its page while it is open, a moment before this runs.
    const hasMoved = moveTo(modal?.isConnected ? modal : document.body, host)
    if (!host.showPopover || (!hasMoved && host.contains(document.activeElement))) return
    if (host.matches(':popover-open')) host.hidePopover()
    if (newest !== undefined) host.showPopover()
  }, [host, modal, newest])

  useEffect(() => () => host.remove(), [host])

  return createPortal(
    toasts.map((toast) => <Toast key={toast.id} toast={toast} />),
    host,
  )
}

/** Not one of React's elements, because it moves into the open dialog. */
function makeHost() {
  const host = document.createElement('div')
  host.className = styles.toaster!
  host.setAttribute('popover', 'manual')
  return host
}

/** True if it was not there before. Where the browser can, the toasts survive the move. */
function moveTo(place: HTMLElement, host: HTMLElement) {
  if (host.parentNode === place) return false
  if (host.isConnected && 'moveBefore' in place) place.moveBefore(host, null)
  else place.append(host)
  return true
}
