import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { hasName, sharedFiles } from './chunks.ts'
import { endpoints } from './endpoints.ts'
import { leanIcons } from './icons.ts'
import { leanCode } from './leanCode.ts'
import { leanReact } from './leanReact.ts'
import { serviceWorker } from './serviceWorker.ts'
import { leanClasses } from './styles.ts'

/** With the browser's host: the server refuses requests from pages of another. */
const server = { target: `http://localhost:${process.env.PORT ?? 3000}`, changeOrigin: false }

const FIRST = /\/(rolldown-runtime|libraries|index)-/

const LIBRARIES = {
  name: 'libraries',
  tags: ['$initial' as const],
  test: /[\\/]node_modules[\\/]/,
  priority: 99,
}

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    endpoints(),
    leanClasses(),
    leanIcons(),
    react(),
    ...(isSsrBuild ? [] : [serviceWorker(), leanReact(), leanCode()]),
  ],
  resolve: {
    conditions: ['source', 'module', 'browser', 'development|production'],
  },
  ...(isSsrBuild && { define: { 'process.env.NODE_ENV': '"production"' } }),
  // The server draws pages with one file that needs no packages of the web app.
  ssr: { noExternal: true, resolve: { conditions: ['source', 'module', 'node', 'production'] } },
  build: {
    target: 'es2022',
    // The Content-Security-Policy allows no inlined script, and an inlined image cannot be cached.
    assetsInlineLimit: 0,
    // What every page has from the start is not preloaded again for each of its parts.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_, files) => files.filter((file) => !FIRST.test(file)),
    },
    manifest: !isSsrBuild,
    copyPublicDir: !isSsrBuild,
    rolldownOptions: {
      output: {
        // The first file names all others: only pages and shared parts have readable names.
        entryFileNames: isSsrBuild ? '[name].js' : 'assets/[name]-[hash:7].js',
        chunkFileNames: ({ name }) =>
          hasName(name) ? 'assets/[name]-[hash:7].js' : 'assets/[hash:7].js',
        assetFileNames: ({ names }) =>
          names[0]?.endsWith('.css') ? 'assets/[hash:6].css' : 'assets/[name]-[hash:6][extname]',
        ...(!isSsrBuild && { codeSplitting: { groups: [LIBRARIES, ...sharedFiles()] } }),
      },
    },
  },
  server: {
    port: 5173,
    proxy: {
      '/api': server,
      '/dev/mailbox': server,
      '/dev/phone': server,
      '/media': server,
      '/sandbox': server,
      '/socket.io': { ...server, ws: true },
    },
  },
}))
