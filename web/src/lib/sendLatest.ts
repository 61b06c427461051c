const wishes = new Map<string, unknown>()

/**
 * Sends one wish at a time for the same thing. What is wished meanwhile is sent next, and only
 * the last of it: however fast somebody taps, the server hears the result. Answers whether this
 * call did the sending; a wish that another call carries has nothing more to do.
 */
export async function sendLatest<Wish>(
  key: string,
  wish: Wish,
  send: (wish: Wish) => Promise<void>,
) {
  const isUnderWay = wishes.has(key)
  wishes.set(key, wish)
  if (isUnderWay) return false
  try {
    let sent: Wish
    do {
      sent = wishes.get(key) as Wish
      await send(sent)
    } while (wishes.get(key) !== sent)
    return true
  } finally {
    wishes.delete(key)
  }
}
