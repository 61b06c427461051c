import { existsSync } from 'node:fs'

/** The folder of this package, from wherever its code runs: the source, what is emitted of it, or the bundle. */
export const SERVER_FOLDER = findPackage(new URL('.', import.meta.url))

function findPackage(folder: URL): URL {
  return existsSync(new URL('package.json', folder)) ? folder : findPackage(new URL('..', folder))
}
