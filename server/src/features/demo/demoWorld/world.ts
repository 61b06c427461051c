import { hashPassword } from '#features/accounts/auth/passwords.ts'
import { indexMissingNames } from '#features/core/searchIndex/names.ts'
import { indexPosts } from '#features/core/searchIndex/posts.ts'
import { queueDemoClips, takeUpDemoClips } from '#features/demo/demoClips/queue.ts'
import { insertMoney } from '#features/demo/demoMoney/world.ts'
import { STARS } from '#features/demo/demoTexts/passes.ts'
import { isSandboxOn } from '#features/money/providers/drivers.ts'
import { recountHashtags } from '#features/posts/hashtags/count.ts'
import { learnWords } from '#features/search/spellCorrection/learn.ts'
import { config } from '#lib/config.ts'
import type { Database, Sql } from '#lib/db.ts'
import { LOCKS, waitForTurn } from '#lib/locks.ts'
import { openAlbum } from './album.ts'
import { type Art, storeArt } from './art.ts'
import { insertBlogs, planBlogs } from './blogs.ts'
import { castOf } from './cast.ts'
import { makeChance } from './chance.ts'
import { makeClock } from './clock.ts'
import { insertDrafts, planDrafts } from './drafts.ts'
import { insertHubNotices } from './hubNotices.ts'
import { insertHubs, planHubs } from './hubs.ts'
import { insertDoors, planDoors } from './joining.ts'
import { insertMembers, planMembers } from './members.ts'
import { insertNotices } from './notices.ts'
import {
  insertFollows,
  insertPeople,
  type Person,
  planFans,
  planFollows,
  planPeople,
} from './people.ts'
import { insertPictures, insertPosts } from './posts.ts'
import { insertReactions } from './reactions.ts'
import { insertStaff } from './staff.ts'
import { insertTalks, planTalks } from './talks.ts'
import { insertTeamwork, planActs } from './team.ts'
import { planPosts, type WrittenPost } from './timeline.ts'

export const DEMO_PASSWORD = 'namaste-jes'

const SEED = 2083
/** A random generator of its own, so that hubs do not change the rest of the demo. */
const HUB_SEED = 2084
const STAFF_SEED = 2085
const FAN_SEED = 2087

/** Fills an empty database with demo content and pictures drawn for it; a database with members is left alone. */
export async function seedDemo(sql: Database, draw = storeArt) {
  if (await hasPeople(sql)) return takeUpDemoClips(sql)

  const plan = planWorld()
  const faces = plan.people.flatMap(({ face }) => face ?? [])
  const icons = plan.hubs.flatMap(({ icon }) => icon ?? [])
  const [art, passwordHash] = await Promise.all([draw(faces, icons), hashPassword(DEMO_PASSWORD)])
  // All or nothing: after a crash it starts again, and files without rows are deleted.
  await sql.begin(async (sql) => {
    await waitForTurn(sql, LOCKS.demo)
    if (!(await hasPeople(sql))) await insertWorld(sql, { ...plan, art, passwordHash })
  })
}

async function hasPeople(sql: Sql) {
  const [{ exists }] = await sql<
    [{ exists: boolean }]
  >`select exists (select from users where id <> 1)`
  return exists
}

function planWorld() {
  const chance = makeChance(SEED)
  const clock = makeClock(Date.now())
  const people = planPeople(chance, clock)
  const hubChance = { chance: makeChance(HUB_SEED), clock }
  const hubs = planHubs(people, hubChance)
  const posts = planPosts(people, { hubs, chance, clock })
  const known = planFollows(people, (person) => fameOf(person, posts), { chance, clock })
  const fans = { stars: STARS, chance: makeChance(FAN_SEED), clock }
  const follows = [...known, ...planFans(people, known, fans)]
  const comments = planTalks(posts, { people, chance, clock })
  const members = planMembers(hubs, { people, posts, comments, ...hubChance })
  const cast = castOf({ people, hubs, posts, comments })
  const [acts, doors] = [planActs({ cast, clock }), planDoors({ cast, clock })]
  return { chance, clock, people, hubs, members, posts, follows, comments, cast, acts, doors }
}

type World = ReturnType<typeof planWorld> & { art: Art; passwordHash: string }

async function insertWorld(sql: Sql, world: World) {
  const { people, hubs, members, posts, comments, clock, art, passwordHash } = world
  const album = openAlbum(art, clock)
  await insertPeople(sql, people, { album, passwordHash })
  await insertFollows(sql, world.follows)
  await insertHubs(sql, hubs, openAlbum(art, clock))
  await insertMembers(sql, members)
  await insertPosts(sql, posts, { people, clock })
  await insertTalks(sql, comments, world)
  await insertReactions(sql, posts, world)
  await insertNotices(sql, comments, world)
  await insertDoors(sql, world.doors, clock)
  await insertTeamwork(sql, world.acts, world)
  await insertHubNotices(sql, world)
  await insertStaff(sql, { ...world, chance: makeChance(STAFF_SEED) })
  // Where money is real, no unpaid passes exist.
  if (isSandboxOn()) await insertMoney(sql, world)
  await insertDrafts(sql, planDrafts(people[0]!, { album, clock }))
  const blogs = planBlogs({ ...world, album })
  await insertPictures(sql, posts, album)
  await insertBlogs(sql, blogs)
  await indexPosts(
    sql,
    posts.map(({ id }) => id),
  )
  await indexMissingNames(sql)
  await recountHashtags(sql)
  await learnWords(sql)
  if (config.DEMO_CLIPS) await queueDemoClips(sql)
}

/** Authors of popular posts have more followers. */
function fameOf(person: Person, posts: WrittenPost[]) {
  return posts
    .filter(({ author }) => author === person)
    .reduce((sum, { warmth }) => sum + Math.max(0, warmth), 0.5)
}
