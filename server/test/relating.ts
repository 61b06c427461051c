import { relationApi } from '@jes/contract/people/relations'
import { type Person, sql } from './world.ts'

type Someone = { id: string }

export async function mute(muter: Someone, muted: Someone) {
  await sql`insert into mutes (muter_id, muted_id) values (${muter.id}, ${muted.id})`
}

export async function muteHub(member: Someone, hub: Someone) {
  await sql`insert into hub_mutes (user_id, hub_id) values (${member.id}, ${hub.id})`
}

/** Through the endpoint, which stores the tsquery that lists use. */
export async function muteWord(member: Person, word: string) {
  const answer = await member.call(relationApi.muteWord, { body: { word } })
  return answer.word
}
