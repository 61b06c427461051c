import type { Sql } from '#lib/db.ts'

type HubRef = { id: string; name: string }

/** Notifies the team of a request to join. */
export async function notifyRequested(sql: Sql, { id, name }: HubRef, requesterId: string) {
  await sql`
    select notify('hubJoinRequest', ${`hubJoinRequest ${id}`}, array(
      select m.user_id from hub_members m where m.hub_id = ${id} and m.role <> 'member'
    ), ${requesterId}, the_hub => ${id}, the_facts => ${sql.json({ hub: name })})`
}

export async function notifyInvited(sql: Sql, { id, name }: HubRef, userId: string, byId: string) {
  await sql`
    select notify('hubInvite', ${`hubInvite ${id}`}, array[${userId}::bigint], ${byId},
      the_hub => ${id}, the_facts => ${sql.json({ hub: name })})`
}

/** Notifies an admitted member in the name of the hub, not of a person of its team. */
export async function notifyAdmitted(sql: Sql, { id, name }: HubRef, userId: string) {
  await sql`
    select notify('hubJoined', ${`hubJoined ${id}`}, array[${userId}::bigint], null,
      the_hub => ${id}, the_facts => ${sql.json({ hub: name })})`
}
