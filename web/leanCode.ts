import { minify } from 'terser'
import type { Plugin } from 'vite'
import { hasName } from './chunks.ts'

const LIBRARIES = /^(libraries|rolldown-runtime)$/

/**
 * Minifies the code of the first views before the build does: 0.9 kB less on every page. For late parts the build
 * would take ten seconds longer, and libraries do not get smaller.
 */
export function leanCode(): Plugin {
  return {
    name: 'jes-lean-code',
    apply: 'build',
    async renderChunk(code, { name }) {
      if ((name !== 'index' && !hasName(name)) || LIBRARIES.test(name)) return null
      const lean = await minify(code, {
        module: true,
        ecma: 2020,
        compress: { passes: 2 },
        mangle: false,
      })
      return { code: lean.code!, map: null }
    },
  }
}
