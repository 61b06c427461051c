import { fileURLToPath } from 'node:url'
import { isDeepStrictEqual } from 'node:util'
import { type Plugin, runnerImport } from 'vite'

const CONTRACT = fileURLToPath(new URL('../contract/src/', import.meta.url))
const IMPORT = /import \{([^}]*)\} from '@jes\/contract\/([\w/]+)'/g

/** Doors, and constants that JSON can write. */
const PLAIN = /Api$|^[A-Z][A-Z\d_]+$/

type Contract = Record<string, unknown>
type Api = Record<string, { method: string; path: string }>

/**
 * A browser that calls a door needs its method and path, not the schemas behind it.
 * Imports of nothing but `…Api` values and CONSTANTS get just those, read from the contract
 * itself at build time, and the schemas (with zod) load only with the forms that check by them.
 * Each door that is called by its name comes alone, so that the first page knows no doors but its own.
 */
export function doors(): Plugin {
  const known = new Map<string, Promise<Contract>>()

  function read(path: string) {
    const contract = known.get(path) ?? readContract(path)
    known.set(path, contract)
    return contract
  }

  return {
    name: 'jes-doors',
    enforce: 'pre',
    transform: {
      filter: { id: /[\\/]web[\\/](src|worker)[\\/].*\.tsx?$/, code: '@jes/contract/' },
      handler: (code) => withDoors(code),
    },
    resolveId: { filter: { id: /^virtual:doors\// }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: /^\0virtual:doors\// },
      handler(id) {
        const [, file = '', api, door] = id.split('/')
        const path = `${CONTRACT}${file.replaceAll('.', '/')}.ts`
        this.addWatchFile(path)
        return read(path).then((contract) =>
          api && door ? oneDoor(contract, api, door) : allPlain(contract),
        )
      },
    },
    watchChange: () => known.clear(),
  }
}

function withDoors(code: string) {
  const apis: string[] = []
  const imported = code.replace(IMPORT, (whole, names: string, file: string) => {
    if (!isPlain(names)) return whole
    const taken = names.split(',').map((name) => name.trim())
    const single = taken.filter((name) => name.endsWith('Api') && isOnlyAsked(name, code))
    apis.push(...single)
    const others = taken.filter((name) => name && !single.includes(name))
    return [
      ...single.flatMap((name) =>
        asked(name, code).map(
          (door) =>
            `import { door as ${name}_${door} } from 'virtual:doors/${idOf(file)}/${name}/${door}'`,
        ),
      ),
      ...(others.length > 0
        ? [`import { ${others.join(', ')} } from 'virtual:doors/${idOf(file)}'`]
        : []),
    ].join(';')
  })
  return apis.reduce(
    (text, name) => text.replace(new RegExp(`(?<![\\w./])${name}\\.(?=\\w)`, 'g'), `${name}_`),
    imported,
  )
}

/** A file of the contract in one word. */
function idOf(file: string) {
  return file.replaceAll('/', '.')
}

function asked(name: string, code: string) {
  const doors = [...code.matchAll(new RegExp(`(?<![\\w./])${name}\\.(\\w+)`, 'g'))]
  return [...new Set(doors.map(([, door = '']) => door))]
}

/** But for its import it is never there without the name of a door. */
function isOnlyAsked(name: string, code: string) {
  return [...code.matchAll(new RegExp(`\\b${name}\\b(?!\\.\\w)`, 'g'))].length === 1
}

async function readContract(path: string) {
  return (await runnerImport<Contract>(path, { configFile: false })).module
}

function oneDoor(contract: Contract, api: string, door: string) {
  const { method, path } = (contract[api] as Api)[door]!
  return `export const door = ${JSON.stringify({ method, path })}`
}

function allPlain(contract: Contract) {
  return Object.entries(contract)
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
