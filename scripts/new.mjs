import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { filesOfRoom, withContract, withRoom } from './room.mjs'
import { fail, ROOT, runTool } from './run.mjs'

const CONTRACT = 'server/src/features/site/openapi/contract.ts'

const [wing, room] = (process.argv[2] ?? '').split('/')
if (!/^[a-z]+$/.test(wing ?? '') || !/^[a-z][A-Za-z]*$/.test(room ?? ''))
  fail(new Error('Say which room: npm run new -- <wing>/<room>, such as posts/reactions.'))
const routes = `server/src/features/${wing}/routes.ts`
if (!existsSync(join(ROOT, routes)))
  fail(new Error(`There is no wing ${wing}; docs/architecture.md names them.`))

const files = filesOfRoom(wing, room)
const taken = Object.keys(files).find((file) => existsSync(join(ROOT, file)))
if (taken) fail(new Error(`${taken} is there already.`))

for (const [file, text] of Object.entries(files)) {
  mkdirSync(dirname(join(ROOT, file)), { recursive: true })
  writeFileSync(join(ROOT, file), text)
}
change(routes, (source) => withRoom(source, wing, room))
change(CONTRACT, (source) => withContract(source, wing, room))
await runTool('biome', ['check', '--write', ...Object.keys(files), routes, CONTRACT], {
  from: '@biomejs/biome',
})
console.log(
  `\n${Object.keys(files).join('\n')}\nNext: a migration, what it shows (queries.ts), and its rows in server/src/canary.test.ts and server/src/relations.matrix.test.ts.`,
)

function change(file, how) {
  const path = join(ROOT, file)
  writeFileSync(path, how(readFileSync(path, 'utf8')))
}
