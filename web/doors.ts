import { fileURLToPath } from 'node:url'
import { isDeepStrictEqual } from 'node:util'
import { type Plugin, runnerImport } from 'vite'

const CONTRACT = fileURLToPath(new URL('../contract/src/', import.meta.url))
const IMPORT = /import \{([^}]*)\} from '@jes\/contract\/(\w+)'/g

/** Doors, and constants that JSON can write. */
const PLAIN = /Api$|^[A-Z][A-Z\d_]+$/

type Api = Record<string, { method: string; path: string }>

/**
 * A browser that calls a door needs its method and path, not the schemas behind it.
 * Imports of nothing but `…Api` values and CONSTANTS get just those, read from the contract
 * itself at build time, and the schemas (with zod) load only with the forms that check by them.
 */
export function doors(): Plugin {
  return {
    name: 'jes-doors',
    enforce: 'pre',
    transform: {
      filter: { id: /[\\/]web[\\/](src|worker)[\\/].*\.tsx?$/, code: '@jes/contract/' },
      handler: (code) =>
        code.replace(IMPORT, (whole, names: string, file: string) =>
          isPlain(names) ? `import {${names}} from 'virtual:doors/${file}'` : whole,
        ),
    },
    resolveId: { filter: { id: /^virtual:doors\// }, handler: (id) => `\0${id}` },
    load: { filter: { id: /^\0virtual:doors\// }, handler: loadDoors },
  }
}

async function loadDoors(this: { addWatchFile: (file: string) => void }, id: string) {
  const file = `${CONTRACT}${id.split('/').at(-1)}.ts`
  this.addWatchFile(file)
  const { module } = await runnerImport<Record<string, unknown>>(file, { configFile: false })
  return Object.entries(module)
    .filter(([name]) => PLAIN.test(name))
    .map(([name, value]): [string, unknown] =>
      name.endsWith('Api') ? [name, addressesOf(value as Api)] : [name, value],
    )
    .filter(([, value]) => isDeepStrictEqual(JSON.parse(JSON.stringify(value)), value))
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`)
    .join('\n')
}

function isPlain(names: string) {
  const values = names.split(',').map((name) => name.trim())
  const taken = values.filter((name) => name && !name.startsWith('type '))
  return taken.length > 0 && taken.every((name) => PLAIN.test(name))
}

function addressesOf(api: Api) {
  return Object.fromEntries(
    Object.entries(api).map(([name, { method, path }]) => [name, { method, path }]),
  )
}
