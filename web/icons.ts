import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { type ESTree, type Plugin, parseAst } from 'vite'

const LIBRARY = 'lucide-react'
const FRAME = fileURLToPath(new URL('src/ui/iconFrame.ts', import.meta.url))

type Stroke = [tag: string, attributes: { key: string }]
type Icon = { __iconData: { node: Stroke[] } }

/**
 * Renders the icons of lucide in our own component: theirs can do more, and is three times as large. Each is imported
 * from its own file, so that the graph shows who needs which.
 */
export function leanIcons(): Plugin {
  let files: ReadonlyMap<string, string>
  return {
    name: 'jes-lean-icons',
    apply: 'build',
    async buildStart() {
      files = iconFiles((await this.resolve(LIBRARY))!.id)
    },
    transform: {
      filter: { id: /[\\/]web[\\/]src[\\/].*\.tsx?$/, code: LIBRARY },
      handler(code) {
        const imports = this.parse(code)
          .body.filter((node) => node.type === 'ImportDeclaration')
          .filter(({ source }) => source.value === LIBRARY)
        // From the last to the first, so that the positions of the others stay valid.
        return imports.reduceRight(
          (text, { start, end, specifiers }) =>
            text.slice(0, start) +
            specifiers.map((icon) => importOf(icon, files)).join('') +
            text.slice(end),
          code,
        )
      },
    },
    load: {
      filter: { id: /[\\/]lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/]/ },
      async handler(id) {
        const { __iconData }: Icon = await import(pathToFileURL(id).href)
        // Our component needs no key for each stroke.
        const node = __iconData.node.map(([tag, { key: _, ...attributes }]) => [tag, attributes])
        return [
          `import { iconFrame } from ${JSON.stringify(FRAME)}`,
          `export default iconFrame(${JSON.stringify({ node })})`,
        ].join('\n')
      },
    },
  }
}

type Specifier = ESTree.ImportDeclaration['specifiers'][number]

function importOf(icon: Specifier, files: ReadonlyMap<string, string>) {
  const name = icon.type === 'ImportSpecifier' ? nameOf(icon.imported) : icon.type
  const file = files.get(name)
  if (!file) throw new Error(`${LIBRARY} has no icon ${name}.`)
  return `import ${icon.local.name} from ${JSON.stringify(file)};`
}

/** By the names that the library exports them under. */
function iconFiles(index: string) {
  const exported = parseAst(readFileSync(index, 'utf8')).body.filter(
    (node) => node.type === 'ExportNamedDeclaration',
  )
  return new Map(
    exported.flatMap(({ source, specifiers }) =>
      specifiers.map((icon): [string, string] => [
        nameOf(icon.exported),
        join(dirname(index), source?.value ?? ''),
      ]),
    ),
  )
}

function nameOf(node: ESTree.ModuleExportName) {
  return node.type === 'Literal' ? node.value : node.name
}
