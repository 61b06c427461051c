import { fileURLToPath } from 'node:url'
import { build, type Plugin, type Rolldown } from 'vite'
import { endpoints } from './endpoints.ts'
import { type ListedFile, shellFiles, shellOf } from './shellFiles.ts'

const WORKER = { file: 'worker.js', source: sourceOf('worker') }
const SOLVER = { file: 'solver.js', source: sourceOf('solver') }

/** The workers are separate scripts at fixed URLs: the URL of a service worker is its identity. */
export function serviceWorker(): Plugin {
  return {
    name: 'jes-service-worker',
    generateBundle: {
      // The list is of the files as they are written.
      order: 'post',
      async handler(_, bundle) {
        const source = await makeWorker(WORKER.source, shellFiles(bundle))
        this.emitFile({ type: 'asset', ...shellOf(bundle) })
        this.emitFile({ type: 'asset', fileName: WORKER.file, source })
        const solver = await makeWorker(SOLVER.source)
        this.emitFile({ type: 'asset', fileName: SOLVER.file, source: solver })
      },
    },
    configureServer({ middlewares }) {
      for (const { file, source } of [WORKER, SOLVER])
        middlewares.use(`/${file}`, (_, reply, next) => {
          makeWorker(source).then((code) => {
            reply.setHeader('content-type', 'text/javascript').end(code)
          }, next)
        })
    },
  }
}

function sourceOf(name: string) {
  return fileURLToPath(new URL(`worker/${name}.ts`, import.meta.url))
}

async function makeWorker(source: string, files: ListedFile[] = []) {
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
        input: source,
        output: { format: 'iife', codeSplitting: false },
      },
    },
  })
  return (built as Rolldown.RolldownOutput).output[0].code
}
