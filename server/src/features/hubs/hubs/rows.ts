import type { HubSummary } from '@jes/contract/hubs/hubs'
import {
  type PictureRow,
  pictureJson,
  smallestOf,
  urlOfWidth,
} from '#features/core/pictures/pictures.ts'
import type { Sql } from '#lib/db.ts'

export type HubRow = Omit<HubSummary, 'icon' | 'cover'> & {
  icon: PictureRow | null
  cover: PictureRow | null
}

/** The columns of a HubSummary, from the table `hubs` as `h`. The cover of a private hub is for its members. */
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

/** The width of a card in a list, in pixels of a screen with double density. */
const CARD_WIDTH = 720

/** The same with URLs of pictures in the size of a card; other fields of the row stay. */
export function toSummary<Row extends HubRow>({ icon, cover, ...rest }: Row) {
  return { ...rest, icon: icon && smallestOf(icon), cover: cover && coverFor(cover, CARD_WIDTH) }
}

/** The URL of the smallest size that is wide enough, else of the widest. */
function coverFor(cover: PictureRow, width: number) {
  return urlOfWidth(cover, cover.widths.find((one) => one >= width) ?? cover.widths.at(-1)!)
}

/** SQL condition: lists for all who are in these private hubs may show the hub `h`. */
export function isListedIn(sql: Sql, hubIds: string[]) {
  return sql`h.closed_at is null and (not h.is_private or h.id = any(${hubIds}::bigint[]))`
}

/** SQL condition: lists may show the hub `h`: it is public, or one of the viewer's. */
export function isListed(sql: Sql, viewerId: string | null) {
  if (viewerId === null) return sql`h.closed_at is null and not h.is_private`
  return sql`h.closed_at is null and (not h.is_private or h.id = any (array(
    select m.hub_id from hub_members m where m.user_id = ${viewerId})))`
}
