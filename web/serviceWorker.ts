import { fileURLToPath } from 'node:url'
import { build, type Plugin, type Rolldown } from 'vite'
import { endpoints } from './endpoints.ts'
import { type ListedFile, shellFiles, shellOf } from './shellFiles.ts'

const SOURCE = fileURLToPath(new URL('worker/worker.ts', import.meta.url))
const FILE = 'worker.js'

/** The service worker is a separate script at a fixed URL: its URL is its identity. */
export function serviceWorker(): Plugin {
  return {
    name: 'jes-service-worker',
    generateBundle: {
      // The list is of the files as they are written.
      order: 'post',
      async handler(_, bundle) {
        const source = await makeWorker(shellFiles(bundle))
        this.emitFile({ type: 'asset', ...shellOf(bundle) })
        this.emitFile({ type: 'asset', fileName: FILE, source })
      },
    },
    configureServer({ middlewares }) {
      middlewares.use(`/${FILE}`, (_, reply, next) => {
        makeWorker([]).then((code) => {
          reply.setHeader('content-type', 'text/javascript').end(code)
        }, next)
      })
    },
  }
}

async function makeWorker(files: ListedFile[]) {
  const built = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    plugins: [endpoints()],
    define: { SHELL_FILES: JSON.stringify(files) },
    resolve: { conditions: ['source', 'module', 'browser'] },
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: {
        input: SOURCE,
        output: { format: 'iife', codeSplitting: false },
      },
    },
  })
  return (built as Rolldown.RolldownOutput).output[0].code
}
