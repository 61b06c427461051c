import { because } from '@jes/contract/lib/refusals/because'
import type { NewTemplate, ReasonTemplate } from '@jes/contract/staff/cases'
import { type Sql, sql } from '#lib/db.ts'
import { notFound, refuse } from '#lib/errors.ts'
import { limitTo } from '#lib/pages.ts'
import type { Viewer } from '#lib/serve.ts'
import { audit } from './audit.ts'

const MOST_TEMPLATES = 100

/** Template texts for frequent reasons, by name. */
export function listTemplates(sql: Sql) {
  return sql<ReasonTemplate[]>`
    select id as _id, name, en, ne from reason_templates
    order by lower(name), id
    ${limitTo(sql, MOST_TEMPLATES)}`
}

export async function addTemplate(viewer: Viewer, { name, en, ne }: NewTemplate) {
  return sql.begin(async (sql) => {
    const [{ count }] = await sql<[{ count: number }]>`
      select count(*)::int as count from reason_templates`
    if (count >= MOST_TEMPLATES)
      throw refuse(because('core.templates_full', { max: MOST_TEMPLATES }))
    const [template] = await sql<[ReasonTemplate]>`
      insert into reason_templates (name, en, ne) values (${name}, ${en}, ${ne})
      returning id as _id, name, en, ne`
    await note(sql, viewer, 'template.add', template)
    return { template }
  })
}

export async function changeTemplate(viewer: Viewer, id: string, { name, en, ne }: NewTemplate) {
  return sql.begin(async (sql) => {
    const [template] = await sql<ReasonTemplate[]>`
      update reason_templates set name = ${name}, en = ${en}, ne = ${ne}
      where id = ${id}
      returning id as _id, name, en, ne`
    if (!template) throw notFound()
    await note(sql, viewer, 'template.change', template)
    return { template }
  })
}

export async function removeTemplate(viewer: Viewer, id: string) {
  await sql.begin(async (sql) => {
    const [template] = await sql<ReasonTemplate[]>`
      delete from reason_templates where id = ${id} returning id as _id, name, en, ne`
    if (!template) throw notFound()
    await note(sql, viewer, 'template.remove', template)
  })
}

async function note(sql: Sql, { id: byId }: Viewer, action: string, template: ReasonTemplate) {
  const { _id: thingId, name, en, ne } = template
  await audit(sql, { byId, action, kind: 'template', thingId, facts: { name, en, ne } })
}
