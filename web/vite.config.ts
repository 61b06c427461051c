import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { firstPageChunks } from './chunks.ts'
import { doors } from './doors.ts'

const server = `http://localhost:${process.env.PORT ?? 3000}`

export default defineConfig({
  plugins: [doors(), react()],
  resolve: {
    conditions: ['source', 'module', 'browser', 'development|production'],
  },
  build: {
    target: 'es2022',
    // The Content-Security-Policy allows no inlined script, and an inlined image cannot be cached.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    manifest: true,
    rolldownOptions: {
      output: {
        // What every page needs is two files, libraries and ours; the default makes forty.
        codeSplitting: {
          groups: [
            { name: 'libraries', tags: ['$initial'], test: /[\\/]node_modules[\\/]/, priority: 2 },
            { name: 'shell', tags: ['$initial'], priority: 1 },
            { name: firstPageChunks(), debugName: 'first page' },
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
      '/socket.io': { target: server, ws: true },
    },
  },
})
