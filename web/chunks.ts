import { fileURLToPath } from 'node:url'

/** What stands around and on the first page; with all it needs each is one file, since thirty weigh a fifth more. */
const ROOTS = { home: 'src/pages/HomePage.tsx', sidebar: 'src/app/RightSidebar.tsx' }

const ICON = /[\\/]lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/](.+)\.mjs$/
const ICONS_TAKEN = /import \{([^}]*)\} from ['"]lucide-react['"]/g

type Module = { importedIds: readonly string[]; code: string | null }
type Graph = { getModuleInfo: (id: string) => Module | null }

/** Names the file of a module that the first page needs; the first root that needs it has it. */
export function firstPageChunks() {
  let chunks: { name: string; parts: Set<string> }[] | undefined
  return (id: string, graph: Graph) => {
    chunks ??= Object.entries(ROOTS).map(([name, path]) => ({
      name,
      parts: neededBy(fileURLToPath(new URL(path, import.meta.url)), graph),
    }))
    const part = ICON.exec(id)?.[1] ?? id
    return chunks.find(({ parts }) => parts.has(part))?.name ?? null
  }
}

/** The ids of the modules, and the names of the icons: their library imports them all, whoever asks. */
function neededBy(id: string, graph: Graph, found = new Set<string>()) {
  if (found.has(id) || id.includes('lucide-react')) return found
  found.add(id)
  const module = graph.getModuleInfo(id)
  for (const [, names = ''] of module?.code?.matchAll(ICONS_TAKEN) ?? [])
    for (const name of names.split(',')) found.add(kebab(name.trim().split(' ')[0] ?? ''))
  for (const needed of module?.importedIds ?? []) neededBy(needed, graph, found)
  return found
}

/** Trash2 is kept in trash-2. */
function kebab(name: string) {
  return name.replace(/(?<=.)([A-Z]|\d+)/g, '-$1').toLowerCase()
}
