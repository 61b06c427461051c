import { maskPhone } from '@jes/contract/lib/phoneNumber'
import { draftApi } from '@jes/contract/posts/drafts'
import { sealPhone } from '#lib/sms/sealedPhone.ts'
import { wordsFor } from './canary.ts'
import { muteWord } from './relating.ts'
import { type Person, sql } from './world.ts'

const PHONE = '+9779841772093'

/** Unique words, each in one field that only the author may ever read. */
export const own = {
  ...wordsFor([
    'email',
    'draft',
    'draftText',
    'folder',
    'list',
    'mutedWord',
    'device',
    'passkey',
    'identity',
  ]),
  // As its owner sees it; nobody sees all of it.
  phone: maskPhone(PHONE),
}

export async function plantOwn(author: Person) {
  await sql`update users set email = ${`${own.email}@jes.example`} where id = ${author.id}`
  const { phoneMark, sealedPhone } = await sealPhone(PHONE)
  await sql`
    update users set phone_mark = ${phoneMark}, sealed_phone = ${sealedPhone}, phone_verified_at = now()
    where id = ${author.id}`
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
  await sql`insert into people_lists (owner_id, name) values (${author.id}, ${own.list})`
  await muteWord(author, own.mutedWord)
  const bytes = Buffer.from(own.passkey)
  await sql`
    insert into passkeys (user_id, credential_id, public_key, user_handle, is_synced, name)
    values (${author.id}, ${bytes}, ${bytes}, ${bytes}, false, ${own.passkey})`
  await sql`
    insert into identities (user_id, provider, issuer, subject, email)
    values (${author.id}, 'oidc', ${own.identity}, ${own.identity}, ${own.identity})`
  await sql`update sessions set device = ${own.device} where id = ${author.sessionId}`
}
