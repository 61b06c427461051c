const requests = new Map<string, unknown>()

/**
 * Sends one request at a time for the same thing. Later requests meanwhile are reduced to the last, which is sent
 * next, also if the one before it failed: however fast somebody taps, the server gets the result. Returns whether this
 * call did the sending.
 */
export async function sendLatest<Wish>(
  key: string,
  request: Wish,
  send: (request: Wish) => Promise<void>,
) {
  const isUnderWay = requests.has(key)
  requests.set(key, request)
  if (isUnderWay) return false
  try {
    for (;;) {
      const sent = requests.get(key) as Wish
      const isLatest = () => requests.get(key) === sent
      await send(sent).catch((error: unknown) => {
        if (isLatest()) throw error
      })
      if (isLatest()) return true
    }
  } finally {
    requests.delete(key)
  }
}
