import { hubKey, toTag } from '#features/core/hubAccess/names.ts'
import { cityHubs } from '#features/demo/demoTexts/cityHubs.ts'
import { landHubs } from '#features/demo/demoTexts/landHubs.ts'
import type { DemoHub } from '#features/demo/demoTexts/shapes.ts'
import type { Sql } from '#lib/db.ts'
import type { Album } from './album.ts'
import type { Chance } from './chance.ts'
import { type Clock, DAY, HOUR, momentOf } from './clock.ts'
import type { Person } from './people.ts'
import { insertRows } from './rows.ts'

export type Hub = DemoHub & { id: string; at: number; founder: Person; isPrivate: boolean }

/** Posts are from the past two weeks, and their hubs are older. */
const FOUNDED_BEFORE = 15 * DAY

/** Who created which hub when. */
export function planHubs(
  people: Person[],
  { chance, clock }: { chance: Chance; clock: Clock },
): Hub[] {
  return [...cityHubs, ...landHubs].map((hub) => {
    const founder = people.find(({ username }) => username === hub.owner)
    if (!founder) throw new Error(`Nobody in the demo world is called ${hub.owner}`)
    const at = Math.round(chance.between(founder.joinedAt + HOUR, clock.ago(FOUNDED_BEFORE)))
    return { ...hub, founder, at, id: clock.idAt(at), isPrivate: hub.members !== undefined }
  })
}

/** Those who can read the posts of the hub, or everybody. */
export function readersOf(hub: Hub | null, people: Person[]) {
  if (!hub?.members) return people
  const inside = new Set([hub.owner, ...hub.moderators, ...hub.members])
  return people.filter(({ username }) => inside.has(username))
}

/** The hubs with their pictures; members and posts are counted as they are inserted. */
export async function insertHubs(sql: Sql, hubs: Hub[], album: Album) {
  const rows = hubs.map((hub) => ({
    id: hub.id,
    name: hub.name,
    nameKey: hubKey(hub.name),
    description: hub.description,
    isPrivate: hub.isPrivate,
    iconId: album.addIcon(hub.icon, hub.founder, hub.at)?.id ?? null,
    coverId: hub.cover ? album.addPicture(hub.cover, hub.founder, hub).id : null,
    tags: hub.tags.map(toTag),
    rules: hub.rules,
    memberCount: 0,
    postCount: 0,
    createdAt: momentOf(hub.at),
  }))
  await insertRows(sql, 'images', album.rows())
  await insertRows(sql, 'hubs', rows)
}
