const requests = new Map<string, unknown>()

/**
 * Sends one request at a time for the same thing. Later requests meanwhile are reduced to the last, which is sent
 * next: however fast somebody taps, the server gets the result. Returns whether this call did the sending.
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
    let sent: Wish
    do {
      sent = requests.get(key) as Wish
      await send(sent)
    } while (requests.get(key) !== sent)
    return true
  } finally {
    requests.delete(key)
  }
}
