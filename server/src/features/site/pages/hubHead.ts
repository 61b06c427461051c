import type { Language } from '@jes/contract/core/settings'
import { isHub } from '#features/core/hubAccess/access.ts'
import { type PictureRow, pictureJson, toPicture } from '#features/core/pictures/pictures.ts'
import type { Sql } from '#lib/db.ts'
import { absent, type Head, withName } from './heads.ts'

type Row = {
  name: string
  description: string
  isPrivate: boolean
  picture: PictureRow | null
}

const PRIVATE: Record<Language, [title: string, description: string]> = {
  en: ['Private JeHub', 'Only invited members can join.'],
  ne: ['निजी JeHub', 'बोलाइएका सदस्य मात्र जोडिन सक्छन्।'],
}

/** The head of a hub for link previews and search engines; a private one has none. */
export async function findHubHead(sql: Sql, name: string): Promise<(language: Language) => Head> {
  const [hub] = await sql<Row[]>`
    select h.name, h.description, h.is_private,
      (select ${pictureJson(sql)} from images i where i.id = coalesce(h.cover_id, h.icon_id)) as picture
    from hubs h
    where ${isHub(sql, name)} and h.closed_at is null`
  if (!hub) return absent
  if (hub.isPrivate) {
    return (language) => {
      const [title, description] = PRIVATE[language]
      return { title: withName(title), description, isListed: false, status: 200 }
    }
  }
  const picture = hub.picture && toPicture(hub.picture).sizes.at(-1)?.webp
  const path = `/jehub/${encodeURIComponent(hub.name)}`
  return () => ({
    title: withName(hub.name),
    description: hub.description,
    isListed: true,
    status: 200,
    path,
    feed: `${path}/rss.xml`,
    ...(picture && { image: picture }),
  })
}
