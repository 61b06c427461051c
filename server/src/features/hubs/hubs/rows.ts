import type { HubSummary } from '@jes/contract/hubs/hubs'
import { type PictureRow, pictureJson, smallestOf } from '#features/core/pictures/pictures.ts'
import type { Sql } from '#lib/db.ts'
import { urlOf } from '#lib/storage.ts'

export type HubRow = Omit<HubSummary, 'icon' | 'cover'> & {
  icon: PictureRow | null
  cover: PictureRow | null
}

/** The columns of a HubSummary, from a table of hubs called `h`. The cover of a private one is for its members. */
export function selectHub(sql: Sql, viewerId: string | null) {
  const isInside =
    viewerId === null
      ? sql`not h.is_private`
      : sql`(not h.is_private or exists (
          select from hub_members m where m.hub_id = h.id and m.user_id = ${viewerId}))`
  return sql`
    h.id as _id, h.name, h.description, h.is_private, h.member_count,
    ${viewerId === null ? sql`'none'` : sql`join_state(h.id, ${viewerId})`} as join_state,
    (select ${pictureJson(sql)} from images i where i.id = h.icon_id) as icon,
    (select ${pictureJson(sql)} from images i where i.id = h.cover_id and ${isInside}) as cover`
}

/** Pixels of a card in a list, on a screen with two for each. */
const CARD_WIDTH = 720

/** The same with addresses of pictures as a card shows them; whatever else the row holds stays. */
export function toSummary<Row extends HubRow>({ icon, cover, ...rest }: Row) {
  return { ...rest, icon: icon && smallestOf(icon), cover: cover && coverFor(cover, CARD_WIDTH) }
}

/** The address of the smallest size that is as wide, else of the widest. */
function coverFor({ key, widths }: PictureRow, width: number) {
  return urlOf(`${key}-${widths.find((one) => one >= width) ?? widths.at(-1)}.webp`)
}

/** True in SQL of the hubs `h` that lists may show: the open ones, and those of the viewer. */
export function isListed(sql: Sql, viewerId: string | null) {
  if (viewerId === null) return sql`h.closed_at is null and not h.is_private`
  return sql`h.closed_at is null and (not h.is_private or h.id = any (array(
    select m.hub_id from hub_members m where m.user_id = ${viewerId})))`
}
