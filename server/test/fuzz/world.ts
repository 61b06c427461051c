import { clipped } from '../clipped.ts'
import { founded, joined } from '../hubs.ts'
import { posted } from '../postings.ts'
import { say } from '../talking.ts'
import { app, givePass, type Person, person, sql } from '../world.ts'

export type Kind = 'visitor' | 'member' | 'hub team' | 'staff' | 'admin'
export const KINDS: Kind[] = ['visitor', 'member', 'hub team', 'staff', 'admin']

export type FuzzWorld = Awaited<ReturnType<typeof createWorld>>

/** Somebody of each kind, and things of theirs: public, private and deleted ones. */
export async function createWorld() {
  const people = {
    visitor: null,
    member: await person('member', { daysOld: 90 }),
    'hub team': await person('team', { daysOld: 90 }),
    staff: await person('staff', { role: 'moderator', daysOld: 90 }),
    admin: await person('admin', { role: 'admin', daysOld: 90 }),
  } satisfies Record<Kind, Person | null>
  await givePass(people.member)
  const owner = people['hub team']
  const hubs = [await founded(owner), await founded(owner, { isPrivate: true })]
  for (const hub of hubs) await joined(hub, people.member)
  const posts: string[] = []
  const comments: string[] = []
  for (const who of [people.member, owner, people.staff]) {
    const post = await posted(who)
    posts.push(post)
    comments.push((await say(owner, post))._id, (await say(people.member, post))._id)
  }
  const clips = [await clipped(people.member), await clipped(owner)]
  const gone = await posted(owner)
  await sql`update posts set state = 'deleted', deleted_at = now() where id = ${gone}`
  await sql`update post_stats set is_live = false where post_id = ${gone}`
  const users = Object.values(people).filter((one) => one !== null)
  return {
    people,
    pools: {
      ads: [...posts, ...clips, gone],
      clips,
      comments,
      jehub: hubs.flatMap(({ id, name }) => [id, name]),
      users: users.flatMap(({ id, username }) => [id, username]),
    } as Record<string, string[]>,
    /** Cursors and ids that replies have shown. */
    cursors: [] as string[],
  }
}

/** Whether everybody is still signed in: fuzzed calls end sessions, suspend people and change roles. */
export async function isWhole({ people }: FuzzWorld) {
  for (const one of Object.values(people)) {
    if (!one) continue
    const headers = { authorization: `Bearer ${one.token}` }
    if ((await app.inject({ url: '/api/auth/me', headers })).statusCode !== 200) return false
  }
  return true
}
