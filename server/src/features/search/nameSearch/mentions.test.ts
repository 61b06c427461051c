import { Settings } from '@jes/contract/core/settings'
import { expect, test } from 'vitest'
import { follow } from '#test/postings.ts'
import { person, sql } from '#test/world.ts'
import { canBeMentioned } from './people.ts'

const CHOICES = [null, ...Settings.shape.mentions.options]
const CASES = CHOICES.flatMap((choice) => [
  { choice, isFollowed: false },
  { choice, isFollowed: true },
])

test.each(CASES)(
  'who is offered while a name is typed would hear of it: $choice, followed $isFollowed',
  async ({ choice, isFollowed }) => {
    const [sita, hari] = [await person('sita'), await person('hari')]
    await sql`update users set settings = ${sql.json(choice ? { mentions: choice } : {})} where id = ${sita.id}`
    await (isFollowed ? follow(sita, hari) : follow(hari, sita))
    const [said] = await sql`
      select may_mention(${hari.id}, u.id) as hears, ${canBeMentioned(sql, hari.id)} as is_offered
      from users u where u.id = ${sita.id}`
    const isNotified = choice === 'following' ? isFollowed : choice !== 'nobody'
    expect(said).toEqual({ hears: isNotified, isOffered: isNotified })
  },
)
