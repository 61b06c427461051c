import { useEffect, useRef } from 'react'
import { useToasts } from '#lib/toasts.ts'
import { Toast } from './Toast.tsx'
import styles from './Toaster.module.css'

/** Where toasts appear: bottom centre, above the footer bar and above open dialogs. */
export function Toaster() {
  const toasts = useToasts()
  const ref = useRef<HTMLDivElement>(null)
  const newest = toasts.at(-1)?.id

  // The last to enter the top layer is the topmost, so each new toast enters again,
  // unless somebody is in the toasts: hiding them would take the focus away.
  useEffect(() => {
    const toaster = ref.current
    if (!toaster?.showPopover || toaster.contains(document.activeElement)) return
    if (toaster.matches(':popover-open')) toaster.hidePopover()
    if (newest !== undefined) toaster.showPopover()
  }, [newest])

  return (
    <div ref={ref} popover="manual" className={styles.toaster}>
      {toasts.map((toast) => (
        <Toast key={toast.id} toast={toast} />
      ))}
    </div>
  )
}
