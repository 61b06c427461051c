import type { DraftContent } from '@jes/contract/posts/drafts'
import { toPicture } from '#features/core/pictures/pictures.ts'
import type { Sql } from '#lib/db.ts'
import type { Album } from './album.ts'
import { type Clock, DAY, HOUR, momentOf } from './clock.ts'
import type { Person } from './people.ts'
import { insertRows } from './rows.ts'

/** Two drafts of the first member. */
export function planDrafts(author: Person, { album, clock }: { album: Album; clock: Clock }) {
  const at = clock.ago(3 * DAY)
  const row = album.addPicture('terraces', author, { at })
  const alt = 'पोखरामाथिका गरा'
  const begun: { at: number; content: DraftContent }[] = [
    {
      at,
      content: {
        title: 'हजुरबुवाको बारीमा एक बिहान',
        content: 'कुहिरो, कोदो, अनि…',
        images: [toPicture({ ...row, _id: row.id, hasAvif: false, isPublic: false, alt })],
        jehub: null,
        poll: null,
        sensitive: false,
      },
    },
    {
      at: clock.ago(6 * HOUR),
      content: {
        title: 'Best hour for chiya at the office?',
        content: 'Asking before I book the meeting room under a false name.',
        images: [],
        jehub: null,
        poll: { options: ['10:30', '12:00', '3:15', 'Always'], hours: 24 },
        sensitive: false,
      },
    },
  ]
  return begun.map(({ at, content }) => ({
    id: clock.idAt(at),
    userId: author.id,
    content,
    updatedAt: momentOf(at),
  }))
}

export async function insertDrafts(sql: Sql, drafts: ReturnType<typeof planDrafts>) {
  await insertRows(sql, 'drafts', drafts)
}
