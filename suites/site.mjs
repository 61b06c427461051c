import postgres from 'postgres'
import { openScratch, startDatabase, startJes } from '../bench/servers.mjs'
import { seed } from '../bench/world.mjs'

/** A production server on the world of `npm run bench`, for one suite; everything is removed afterwards. */
export async function withSite(settings, work) {
  const scratch = openScratch()
  try {
    const databaseUrl = await startDatabase(scratch)
    const sql = postgres(databaseUrl, { max: 1, onnotice: () => {} })
    const world = await seed(sql)
    await sql.end()
    const start = () => startJes(scratch, databaseUrl, settings)
    return await work({ ...(await start()), world, start })
  } finally {
    await scratch.close()
  }
}

/** A suite ends with the first sentence that does not hold. */
export function expectThat(holds, sentence) {
  if (!holds) throw new Error(`It does not hold: ${sentence}`)
}

export function say(line) {
  process.stdout.write(`${line}\n`)
}
