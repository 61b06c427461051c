/** Works on several items of a list at a time. After a failure no other is begun, and it is thrown once all have ended. */
export async function eachAtOnce<Item>(
  items: AsyncIterable<Item>,
  atOnce: number,
  work: (item: Item) => Promise<void>,
) {
  const rest = items[Symbol.asyncIterator]()
  let hasFailed = false

  async function workOn() {
    try {
      while (!hasFailed) {
        const { value, done } = await rest.next()
        if (done) return
        await work(value)
      }
    } catch (error) {
      hasFailed = true
      throw error
    }
  }

  const ends = await Promise.allSettled(Array.from({ length: atOnce }, workOn))
  const failed = ends.find((end) => end.status === 'rejected')
  if (failed) throw failed.reason
}
