import { createHash } from 'node:crypto'
import { relative } from 'node:path'
import type { Plugin } from 'vite'

const IMPORT = /import (\w+) from ('[^']+\.module\.css')/g

/**
 * Takes the classes of a CSS module one by one instead of in a table, and gives them short names:
 * a sign for the file and a number. Together 1 kB less of script on the first page, and an eighth
 * less of all styles.
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
  const files = new Map<string, { path: string; names: string[] }>()

  return (name: string, path: string) => {
    const sign = signOf(path)
    const file = files.get(sign) ?? { path, names: [] }
    if (file.path !== path) throw new Error(`${path} and ${file.path} have the same sign`)
    if (!file.names.includes(name)) file.names.push(name)
    files.set(sign, file)
    return `_${sign}${file.names.indexOf(name).toString(36)}`
  }
}

/** The same on every machine: the files that the names stand in are named by what they hold. */
function signOf(path: string) {
  const place = relative(import.meta.dirname, path).replaceAll('\\', '/')
  return createHash('sha256').update(place).digest('base64url').slice(0, 4)
}
