import type { HubRef } from '@jes/contract/core/hubRef'
import { type PictureRow, pictureJson, smallestOf } from '#features/core/pictures/pictures.ts'
import type { Sql } from '#lib/db.ts'

export type HubRow = Omit<HubRef, 'icon'> & { icon: PictureRow | null }

/** The JSON of a HubRow, from the table `hubs` as `h`; null where there is no row. */
export function hubJson(sql: Sql) {
  return sql`
    case when h.id is not null then json_build_object('_id', h.id::text, 'name', h.name,
      'icon', (select ${pictureJson(sql)} from images i where i.id = h.icon_id)) end`
}

export function toHubRef(row: HubRow | null): HubRef | null {
  return row && { ...row, icon: row.icon && smallestOf(row.icon) }
}
