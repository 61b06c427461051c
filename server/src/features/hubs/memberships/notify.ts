import type { Sql } from '#lib/db.ts'

type HubRef = { id: string; name: string }

/** The team hears who asks to come in. */
export async function notifyAsked(sql: Sql, { id, name }: HubRef, askerId: string) {
  await sql`
    select notify('hubJoinRequest', ${`hubJoinRequest ${id}`}, array(
      select m.user_id from hub_members m where m.hub_id = ${id} and m.role <> 'member'
    ), ${askerId}, the_hub => ${id}, the_facts => ${sql.json({ hub: name })})`
}

export async function notifyInvited(sql: Sql, { id, name }: HubRef, userId: string, byId: string) {
  await sql`
    select notify('hubInvite', ${`hubInvite ${id}`}, array[${userId}::bigint], ${byId},
      the_hub => ${id}, the_facts => ${sql.json({ hub: name })})`
}

/** Whoever was let in hears it from the hub; who of the team it was is not said. */
export async function notifyAdmitted(sql: Sql, { id, name }: HubRef, userId: string) {
  await sql`
    select notify('hubJoined', ${`hubJoined ${id}`}, array[${userId}::bigint], null,
      the_hub => ${id}, the_facts => ${sql.json({ hub: name })})`
}
