import { INVITES, REQUESTS } from '#features/demo/demoTexts/teamwork.ts'
import type { Sql } from '#lib/db.ts'
import type { Cast } from './cast.ts'
import { type Clock, DAY, HOUR, momentOf } from './clock.ts'
import { insertRows } from './rows.ts'

const INVITE_DAYS = 7

type DemoContext = { cast: Cast; clock: Clock }

/** Requests to join, and invitations. */
export function planDoors({ cast, clock }: DemoContext) {
  return {
    requests: REQUESTS.map(({ hub, who, hoursAgo }) => {
      return { hub: cast.hub(hub), person: cast.person(who), at: clock.ago(hoursAgo * HOUR) }
    }),
    invites: INVITES.map(({ hub, who, by, hoursAgo }) => ({
      hub: cast.hub(hub),
      person: cast.person(who),
      by: cast.person(by),
      at: clock.ago(hoursAgo * HOUR),
    })),
  }
}

export type Doors = ReturnType<typeof planDoors>

export async function insertDoors(sql: Sql, { requests, invites }: Doors, clock: Clock) {
  await insertRows(
    sql,
    'hub_requests',
    requests.map(({ hub, person, at }) => {
      return { hubId: hub.id, userId: person.id, createdAt: momentOf(at) }
    }),
  )
  await insertRows(
    sql,
    'hub_invites',
    invites.map(({ hub, person, by, at }) => ({
      id: clock.idAt(at),
      hubId: hub.id,
      byId: by.id,
      userId: person.id,
      usesLeft: 1,
      expiresAt: momentOf(at + INVITE_DAYS * DAY),
      createdAt: momentOf(at),
    })),
  )
}
