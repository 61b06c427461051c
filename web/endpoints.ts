import { fileURLToPath } from 'node:url'
import { isDeepStrictEqual } from 'node:util'
import { type ESTree, type Plugin, runnerImport, Visitor } from 'vite'

const CONTRACT = fileURLToPath(new URL('../contract/src/', import.meta.url))
const PACKAGE = '@jes/contract/'
const PREFIX = 'virtual:endpoints/'

/** Endpoints, and constants that JSON can write. */
const PLAIN = /Api$|^[A-Z][A-Z\d_]+$/

type Contract = Record<string, unknown>
type Api = Record<string, { method: string; path: string }>

/**
 * A browser that calls an endpoint needs its method and path, not the schemas behind it.
 * Imports of nothing but `…Api` values and CONSTANTS get just those, read from the contract
 * itself at build time, and the schemas (with zod) load only with the forms that check by them.
 * Each endpoint and constant is a module of its own, so that the first page knows none but its own.
 */
export function endpoints(): Plugin {
  return {
    name: 'jes-endpoints',
    apply: 'build',
    transform: {
      filter: { id: /[\\/]web[\\/](src|worker)[\\/].*\.tsx?$/, code: PACKAGE },
      handler(code) {
        return withEndpoints(code, this.parse(code))
      },
    },
    resolveId: { filter: { id: /^virtual:endpoints\// }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: /^\0virtual:endpoints\// },
      async handler(id) {
        const [file = '', name, endpoint] = id.slice(`\0${PREFIX}`.length).split(':')
        const code = codeOf(await readContract(file), file, name, endpoint)
        return { code, moduleSideEffects: false }
      },
    },
  }
}

function withEndpoints(code: string, program: ESTree.Program) {
  const imports = program.body.filter((node) => node.type === 'ImportDeclaration').filter(isPlain)
  const files = new Map(
    imports.flatMap(({ source, specifiers }) =>
      specifiers.map(({ local }) => [local.name, virtual(source.value)]),
    ),
  )
  const used = new Set<string>()
  new Visitor({
    Identifier({ name }) {
      if (files.has(name) && !isApi(name)) used.add(`${files.get(name)}:${name}`)
    },
    MemberExpression({ object, property, computed }) {
      if (object.type !== 'Identifier' || !files.has(object.name) || !isApi(object.name)) return
      const api = `${files.get(object.name)}:${object.name}`
      used.add(!computed && property.type === 'Identifier' ? `${api}:${property.name}` : api)
    },
  }).visit(program)
  // From the last to the first, so that the positions of the others stay valid.
  const text = imports.reduceRight(
    (text, { source: { start, end, value } }) =>
      `${text.slice(0, start)}'${virtual(value)}'${text.slice(end)}`,
    code,
  )
  // Imported by name as well, so that the graph shows who needs which.
  return [text, ...[...used].map((id) => `import '${id}'`)].join('\n')
}

function virtual(source: string) {
  return source.replace(PACKAGE, PREFIX)
}

function isApi(name: string) {
  return name.endsWith('Api')
}

function isPlain({ source, specifiers }: ESTree.ImportDeclaration) {
  return source.value.startsWith(PACKAGE) && specifiers.every(isPlainName)
}

/** Imported under its own name: a renamed import keeps its whole file. */
function isPlainName(specifier: ESTree.ImportDeclaration['specifiers'][number]) {
  const { type, local } = specifier
  if (type !== 'ImportSpecifier' || specifier.imported.type !== 'Identifier') return false
  return specifier.imported.name === local.name && PLAIN.test(local.name)
}

const contracts = new Map<string, Promise<Contract>>()

function readContract(file: string) {
  const read = async () =>
    (await runnerImport<Contract>(`${CONTRACT}${file}.ts`, { configFile: false })).module
  const contract = contracts.get(file) ?? read()
  contracts.set(file, contract)
  return contract
}

function codeOf(contract: Contract, file: string, name?: string, endpoint?: string) {
  if (!name) return plainOf(contract, file)
  if (!isApi(name)) return `export const constant = ${JSON.stringify(contract[name])}`
  const api = contract[name] as Api
  if (!endpoint) return endpointsOf(api, `${file}:${name}`)
  const { method, path } = api[endpoint]!
  return `export const endpoint = ${JSON.stringify({ method, path })}`
}

function plainOf(contract: Contract, file: string) {
  return Object.entries(contract)
    .filter(([name, value]) => PLAIN.test(name) && (isApi(name) || isJson(value)))
    .map(([name]) => {
      const exported = isApi(name) ? `* as ${name}` : `{ constant as ${name} }`
      return `export ${exported} from '${PREFIX}${file}:${name}'`
    })
    .join('\n')
}

function endpointsOf(api: Api, file: string) {
  return Object.keys(api)
    .map((name) => `export { endpoint as ${name} } from '${PREFIX}${file}:${name}'`)
    .join('\n')
}

function isJson(value: unknown) {
  return isDeepStrictEqual(JSON.parse(JSON.stringify(value)), value)
}
