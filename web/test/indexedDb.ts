import { indexedDB } from 'fake-indexeddb'
import 'fake-indexeddb/auto'
import { afterAll, beforeAll } from 'vitest'

/**
 * Gives the tests of one file a database. All files share one document: a database that is opened while the clock of
 * another file stands still would never be open, so the others have none.
 */
export function withIndexedDb() {
  beforeAll(() => {
    globalThis.indexedDB = indexedDB
  })
  afterAll(() => {
    Reflect.deleteProperty(globalThis, 'indexedDB')
  })
}
