import { readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
const IMPORT = /import (\w+) from ('[^']+\.module\.css')/g

/**
 * Imports the classes of a CSS module one by one instead of in an object, and gives them short names: letters for the
 * file and a number. Together 1 kB less script on the first page, and an eighth less of all styles.
 */
export function leanClasses(): Plugin {
  return {
    name: 'jes-lean-classes',
    apply: 'build',
    enforce: 'pre',
    config: () => ({ css: { modules: { generateScopedName: shortNames() } } }),
    transform: {
      filter: { id: /[\\/]web[\\/]src[\\/].*\.tsx$/ },
      handler: (code) => code.replace(IMPORT, 'import * as $1 from $2'),
    },
  }
}

function shortNames() {
  const signs = signsOf(fileURLToPath(new URL('src', import.meta.url)))
  const names = new Map<string, string[]>()

  return (name: string, path: string) => {
    const file = names.get(path) ?? []
    names.set(path, file)
    if (!file.includes(name)) file.push(name)
    return `_${signs.get(resolve(path))}${file.indexOf(name).toString(36)}`
  }
}

/** Two letters a file, in the order of their names: the same on every machine. */
function signsOf(folder: string) {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.module.css'))
    .map((file) => file.replaceAll('\\', '/'))
    .sort()
  return new Map(files.map((file, index) => [resolve(folder, file), inLetters(index)]))
}

function inLetters(index: number) {
  return `${LETTERS[Math.floor(index / LETTERS.length)]}${LETTERS[index % LETTERS.length]}`
}
