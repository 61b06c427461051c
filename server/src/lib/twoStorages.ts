import type { StorageDriver } from './storageDriver.ts'

/**
 * Files move from one storage to another while the site runs: new ones go to the main one, and what is not there yet is
 * read from the other. What is deleted is deleted in both.
 */
export function openBoth(main: StorageDriver, other: StorageDriver): StorageDriver {
  async function fromEither<T>(key: string, read: (from: StorageDriver) => Promise<T>) {
    try {
      return await read(main)
    } catch (error) {
      if ((await other.sizeOf(key)) === null) throw error
      return read(other)
    }
  }

  return {
    put: main.put,
    take: main.take,
    write: main.write,
    sizeOf: async (key) => (await main.sizeOf(key)) ?? other.sizeOf(key),
    find: async (key) => (await main.find(key)) ?? other.find(key),
    read: (key) => fromEither(key, (from) => from.read(key)),
    stream: (key, span) => fromEither(key, (from) => from.stream(key, span)),

    async remove(key) {
      await main.remove(key)
      await other.remove(key)
    },

    async *list() {
      yield* main.list()
      yield* other.list()
    },

    async removeUnfinished(before) {
      await main.removeUnfinished(before)
      await other.removeUnfinished(before)
    },
  }
}
