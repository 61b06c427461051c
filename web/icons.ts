import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const FRAME = fileURLToPath(new URL('src/ui/iconFrame.ts', import.meta.url))
const ID = '\0jes-icon-frame'
const ICON = /[\\/]lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/]/
/** What our frame does not ask for: names, sizes that are always 24, a key for each stroke. */
const UNUSED =
  /^__iconData\.node;|,\s*key: "\w+"|\b(name: "[^"]*"|size: 24|aliases: \[[^\]]*\]),?/gm

/** Puts the icons of lucide into our own frame: theirs can do more, and weighs three times as much. */
export function leanIcons(): Plugin {
  return {
    name: 'jes-lean-icons',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^\.\.\/createLucideIcon\.mjs$/ },
      handler: (_, importer) => (importer && ICON.test(importer) ? ID : undefined),
    },
    load: {
      filter: { id: new RegExp(`^${ID}$`) },
      handler: () => `export { iconFrame as default } from ${JSON.stringify(FRAME)}`,
    },
    transform: { filter: { id: ICON }, handler: (code) => code.replace(UNUSED, '') },
  }
}
