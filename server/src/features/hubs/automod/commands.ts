import type { Automod, AutomodRule } from '@jes/contract/hubs/automod'
import { expectTeam } from '#features/core/hubAccess/access.ts'
import { logAct } from '#features/hubs/moderation/log.ts'
import { publishChange } from '#lib/changes.ts'
import { type Sql, sql } from '#lib/db.ts'
import { refuse } from '#lib/errors.ts'
import type { Viewer } from '#lib/serve.ts'

export async function findAutomod(sql: Sql, nameOrId: string, viewerId: string): Promise<Automod> {
  const { id } = await expectTeam(sql, nameOrId, viewerId)
  const [stored] = await sql<Automod[]>`
    select is_on, rules, (tried = rules) is true as is_tried from hub_automods where hub_id = ${id}`
  return stored ?? { isOn: false, rules: [], isTried: false }
}

/** Saves the rules. Rules cannot be switched on before they were tried. */
export async function saveAutomod(
  viewer: Viewer,
  nameOrId: string,
  { rules, isOn }: { rules: AutomodRule[]; isOn: boolean },
): Promise<Automod> {
  return sql.begin(async (sql) => {
    const hub = await expectTeam(sql, nameOrId, viewer.id)
    const [saved] = await sql<Automod[]>`
      insert into hub_automods as a (hub_id, rules, is_on) values (${hub.id}, ${sql.json(rules)}, ${isOn})
      on conflict (hub_id) do update set rules = excluded.rules, is_on = excluded.is_on, updated_at = now()
      returning a.is_on, a.rules, (a.tried = a.rules) is true as is_tried`
    if (isOn && !saved!.isTried) throw refuse('hubs.automod_untried')
    await logAct(sql, { hubId: hub.id, action: 'setAutomod', byId: viewer.id })
    await publishChange(sql, ['automod'])
    return saved!
  })
}
