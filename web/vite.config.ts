import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { hasName, sharedFiles } from './chunks.ts'
import { endpoints } from './endpoints.ts'
import { leanIcons } from './icons.ts'
import { leanCode } from './leanCode.ts'
import { pushWorker } from './pushWorker.ts'
import { leanClasses } from './styles.ts'

/** With the browser's host: the server refuses requests from pages of another. */
const server = { target: `http://localhost:${process.env.PORT ?? 3000}`, changeOrigin: false }

const FIRST = /\/(rolldown-runtime|libraries|index)-/

export default defineConfig({
  plugins: [endpoints(), leanClasses(), leanIcons(), pushWorker(), react(), leanCode()],
  resolve: {
    conditions: ['source', 'module', 'browser', 'development|production'],
  },
  build: {
    target: 'es2022',
    // The Content-Security-Policy allows no inlined script, and an inlined image cannot be cached.
    assetsInlineLimit: 0,
    // What every page has from the start is not preloaded again for each of its parts.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_, files) => files.filter((file) => !FIRST.test(file)),
    },
    manifest: true,
    rolldownOptions: {
      output: {
        // The first file names all others: only pages and shared parts have readable names.
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: ({ name }) =>
          hasName(name) ? 'assets/[name]-[hash:7].js' : 'assets/[hash:8].js',
        assetFileNames: ({ names }) =>
          names[0]?.endsWith('.css') ? 'assets/[hash:8].css' : 'assets/[name]-[hash:6][extname]',
        codeSplitting: {
          groups: [
            { name: 'libraries', tags: ['$initial'], test: /[\\/]node_modules[\\/]/, priority: 99 },
            ...sharedFiles(),
          ],
        },
      },
    },
  },
  server: {
    port: 5173,
    proxy: {
      '/api': server,
      '/dev/mailbox': server,
      '/media': server,
      '/sandbox': server,
      '/socket.io': { ...server, ws: true },
    },
  },
})
