import { fileURLToPath } from 'node:url'
import { build, type Plugin, type Rolldown } from 'vite'
import { endpoints } from './endpoints.ts'

const SOURCE = fileURLToPath(new URL('worker/push.ts', import.meta.url))
const FILE = 'push-worker.js'

/** The service worker is a separate script at a fixed URL: its URL is its identity. */
export function pushWorker(): Plugin {
  return {
    name: 'jes-push-worker',
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: FILE, source: await makeWorker() })
    },
    configureServer({ middlewares }) {
      middlewares.use(`/${FILE}`, (_, reply, next) => {
        makeWorker().then((code) => {
          reply.setHeader('content-type', 'text/javascript').end(code)
        }, next)
      })
    },
  }
}

async function makeWorker() {
  const built = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    plugins: [endpoints()],
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
