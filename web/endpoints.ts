import { fileURLToPath } from 'node:url'
import { isDeepStrictEqual } from 'node:util'
import { type Plugin, runnerImport } from 'vite'

const CONTRACT = fileURLToPath(new URL('../contract/src/', import.meta.url))
const IMPORT = /import \{([^}]*)\} from '@jes\/contract\/([\w/]+)'/g

/** Endpoints, and constants that JSON can write. */
const PLAIN = /Api$|^[A-Z][A-Z\d_]+$/

type Contract = Record<string, unknown>
type Api = Record<string, { method: string; path: string }>

/**
 * A browser that calls an endpoint needs its method and path, not the schemas behind it.
 * Imports of nothing but `…Api` values and CONSTANTS get just those, read from the contract
 * itself at build time, and the schemas (with zod) load only with the forms that check by them.
 * Each endpoint that is called by its name comes alone, so that the first page knows no endpoints but its own.
 */
export function endpoints(): Plugin {
  const known = new Map<string, Promise<Contract>>()

  function read(path: string) {
    const contract = known.get(path) ?? readContract(path)
    known.set(path, contract)
    return contract
  }

  return {
    name: 'jes-endpoints',
    enforce: 'pre',
    transform: {
      filter: { id: /[\\/]web[\\/](src|worker)[\\/].*\.tsx?$/, code: '@jes/contract/' },
      handler: (code) => withEndpoints(code),
    },
    resolveId: { filter: { id: /^virtual:endpoints\// }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: /^\0virtual:endpoints\// },
      handler(id) {
        const [, file = '', api, endpoint] = id.split('/')
        const path = `${CONTRACT}${file.replaceAll('.', '/')}.ts`
        this.addWatchFile(path)
        return read(path).then((contract) =>
          api && endpoint ? oneEndpoint(contract, api, endpoint) : allPlain(contract),
        )
      },
    },
    watchChange: () => known.clear(),
  }
}

function withEndpoints(code: string) {
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
          (endpoint) =>
            `import { endpoint as ${name}_${endpoint} } from 'virtual:endpoints/${idOf(file)}/${name}/${endpoint}'`,
        ),
      ),
      ...(others.length > 0
        ? [`import { ${others.join(', ')} } from 'virtual:endpoints/${idOf(file)}'`]
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
  const endpoints = [...code.matchAll(new RegExp(`(?<![\\w./])${name}\\.(\\w+)`, 'g'))]
  return [...new Set(endpoints.map(([, endpoint = '']) => endpoint))]
}

/** But for its import it is never there without the name of an endpoint. */
function isOnlyAsked(name: string, code: string) {
  return [...code.matchAll(new RegExp(`\\b${name}\\b(?!\\.\\w)`, 'g'))].length === 1
}

async function readContract(path: string) {
  return (await runnerImport<Contract>(path, { configFile: false })).module
}

function oneEndpoint(contract: Contract, api: string, endpoint: string) {
  const { method, path } = (contract[api] as Api)[endpoint]!
  return `export const endpoint = ${JSON.stringify({ method, path })}`
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
