import { draftApi } from '@jes/contract/posts/drafts'
import { wordsFor } from './canary.ts'
import { muteWord } from './relating.ts'
import { type Person, sql } from './world.ts'

/** Unique words, each in one field that only the author may ever read. */
export const own = wordsFor(['email', 'draft', 'draftText', 'folder', 'mutedWord', 'device'])

export async function plantOwn(author: Person) {
  await sql`update users set email = ${`${own.email}@jes.example`} where id = ${author.id}`
  await author.call(draftApi.create, {
    body: {
      title: own.draft,
      content: own.draftText,
      images: [],
      jehub: null,
      poll: null,
      sensitive: false,
    },
  })
  await sql`insert into bookmark_folders (user_id, name) values (${author.id}, ${own.folder})`
  await muteWord(author, own.mutedWord)
  await sql`update sessions set device = ${own.device} where id = ${author.sessionId}`
}
