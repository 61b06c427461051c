import { useSyncExternalStore } from 'react'

/** What the person lets Jes show outside the page, also when they change it in the settings of the browser. */
export function usePermission() {
  return useSyncExternalStore(follow, now)
}

function now() {
  return 'Notification' in window ? Notification.permission : 'denied'
}

function follow(onChange: () => void) {
  let status: PermissionStatus | undefined
  let isOver = false
  navigator.permissions?.query({ name: 'notifications' }).then(
    (found) => {
      if (isOver) return
      status = found
      status.addEventListener('change', onChange)
    },
    // Not every browser tells; then the next visit shows it.
    () => {},
  )
  return () => {
    isOver = true
    status?.removeEventListener('change', onChange)
  }
}
