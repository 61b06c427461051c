import { fileURLToPath } from 'node:url'
import { type Plugin, runnerImport } from 'vite'

const CONTRACT = fileURLToPath(new URL('../contract/src/', import.meta.url))
const IMPORT = /import \{([^}]*)\} from '@jes\/contract\/(\w+)'/g

type Door = { method: string; path: string }

/**
 * A browser that calls a door needs its method and path, not the schemas behind it.
 * Imports of nothing but `…Api` values get just that, read from the contract itself
 * at build time, and the schemas (with zod) load only with the forms that check by them.
 */
export function doors(): Plugin {
  return {
    name: 'jes-doors',
    enforce: 'pre',
    transform(code, id) {
      if (!/[\\/]web[\\/]src[\\/].*\.tsx?$/.test(id) || !code.includes('@jes/contract/')) return
      return code.replace(IMPORT, (whole, names: string, file: string) =>
        isOnlyDoors(names) ? `import {${names}} from 'virtual:doors/${file}'` : whole,
      )
    },
    resolveId: (id) => (id.startsWith('virtual:doors/') ? `\0${id}` : undefined),
    async load(id) {
      if (!id.startsWith('\0virtual:doors/')) return
      const file = `${CONTRACT}${id.split('/').at(-1)}.ts`
      this.addWatchFile(file)
      const { module } = await runnerImport<Record<string, Record<string, Door>>>(file, {
        configFile: false,
      })
      return Object.entries(module)
        .filter(([name]) => name.endsWith('Api'))
        .map(([name, api]) => `export const ${name} = ${JSON.stringify(addressesOf(api))}`)
        .join('\n')
    },
  }
}

function isOnlyDoors(names: string) {
  const values = names.split(',').map((name) => name.trim())
  const taken = values.filter((name) => name && !name.startsWith('type '))
  return taken.length > 0 && taken.every((name) => name.endsWith('Api'))
}

function addressesOf(api: Record<string, Door>) {
  return Object.fromEntries(
    Object.entries(api).map(([name, { method, path }]) => [name, { method, path }]),
  )
}
