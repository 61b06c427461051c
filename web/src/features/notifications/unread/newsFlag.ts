const KEY = 'hasNewNotification'

/** Something came that the list of this browser has not shown yet. */
export function raiseFlag() {
  attempt((storage) => storage.setItem(KEY, 'true'))
}

export function lowerFlag() {
  attempt((storage) => storage.removeItem(KEY))
}

/** Where storage is blocked or full, there is no flag and no harm. */
function attempt(use: (storage: Storage) => void) {
  try {
    use(window.localStorage)
  } catch {}
}
