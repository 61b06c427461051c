let stopping = false

/** The first step of a graceful stop: from now on readiness says no, while running requests finish. */
export function setStopping(isSo = true) {
  stopping = isSo
}

export function isStopping() {
  return stopping
}
