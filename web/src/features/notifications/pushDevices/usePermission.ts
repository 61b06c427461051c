import { useSyncExternalStore } from 'react'

/** The permission for messages, also when it is changed in the browser's settings. */
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
    // Not every browser reports it; then the next visit shows it.
    () => {},
  )
  return () => {
    isOver = true
    status?.removeEventListener('change', onChange)
  }
}
