import './nodeVersion.mjs'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { bundleServer } from './bundle.mjs'
import { compress } from './compress.mjs'
import { hashOf, readMarker, writeMarker } from './inputs.mjs'
import { install } from './install.mjs'
import { fail, ROOT, runTool } from './run.mjs'

const SHARED = ['package-lock.json', 'tsconfig.base.json', 'contract/src', 'contract/package.json']
/** Types are checked once, by `npm run typecheck`: the build output is the same without. */
const tsc = (project) => runTool('tsc', ['-p', project, '--noCheck'], { from: 'typescript' })

const WORKSPACES = [
  { name: 'contract', inputs: ['contract/tsconfig.json'], make: () => tsc('contract') },
  {
    name: 'server',
    inputs: [
      'server/src',
      'server/package.json',
      'server/tsconfig.json',
      'server/tsconfig.build.json',
      'scripts/bundle.mjs',
    ],
    make: makeServer,
  },
  { name: 'web', inputs: ['web', 'scripts/compress.mjs'], make: makeWeb },
]

/** Builds what changed since it was last built. */
export async function build() {
  for (const { name, inputs, make } of WORKSPACES) {
    const wanted = hashOf(ROOT, [...SHARED, ...inputs])
    const dist = join(ROOT, name, 'dist')
    const marker = join(dist, '.inputs')
    if (readMarker(marker) === wanted) continue

    console.log(`Building ${name}.`)
    rmSync(dist, { recursive: true, force: true })
    if ((await make()) !== 0) throw new Error(`The ${name} could not be built; it says why above.`)
    writeMarker(marker, wanted)
  }
}

/** File by file for the tools that use parts of it, and as a bundle that runs. */
async function makeServer() {
  const [code] = await Promise.all([tsc('server/tsconfig.build.json'), bundleServer()])
  return code
}

async function makeWeb() {
  const cwd = join(ROOT, 'web')
  const code = await runTool('vite', ['build', '--logLevel', 'warn'], { cwd })
  if (code !== 0) return code
  const [rendererCode] = await Promise.all([makeRenderer(cwd), compress(join(cwd, 'dist'))])
  return rendererCode
}

/** The same app once more, as the server renders it for visitors. */
function makeRenderer(cwd) {
  const options = ['--ssr', 'src/app/render.tsx', '--outDir', 'dist-server', '--emptyOutDir']
  return runTool('vite', ['build', ...options, '--logLevel', 'error'], { cwd })
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  await install().then(build).catch(fail)
