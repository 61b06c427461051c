import { authApi } from '@jes/contract/accounts/auth'
import { commentApi } from '@jes/contract/comments/comments'
import { userApi } from '@jes/contract/core/users'
import { postApi } from '@jes/contract/posts/posts'
import { adminMemberApi } from '@jes/contract/staff/adminMembers'
import { expect, test } from 'vitest'
import { statusOf } from '#test/moderating.ts'
import { staff } from '#test/staffing.ts'
import { newName, PASSWORD, type Person, person, visitor } from '#test/world.ts'

const REASON = 'The mayor of Ilam; her office confirmed it by phone'

async function verify(by: Person, { id }: { id: string }, as: 'person' | 'organisation' | null) {
  const body = { as, reason: REASON }
  return by.call(adminMemberApi.setVerification, { params: { id }, body })
}

async function profileOf({ id }: Person) {
  return visitor.call(userApi.find, { params: { id } })
}

test('the staff verifies somebody, everybody reads why, and the log says who did it', async () => {
  const [moderator, sita] = [await staff(), await person('sita')]
  expect(await verify(moderator, sita, 'person')).toMatchObject({ verifiedAs: 'person' })
  expect(await profileOf(sita)).toMatchObject({
    verifiedAs: 'person',
    verification: { as: 'person', reason: REASON, at: expect.any(String) },
  })
  const { entries } = await moderator.call(adminMemberApi.audit, { query: { by: moderator.id } })
  expect(entries).toMatchObject([
    {
      action: 'user.verify',
      thingId: sita.id,
      reason: REASON,
      facts: { from: 'none', to: 'person', name: sita.username },
    },
  ])
})

test('the mark stands at posts and comments, and is taken back everywhere', async () => {
  const [moderator, sita] = [await staff(), await person('sita')]
  const ad = await sita.call(postApi.create, { body: { title: 'From the office' } })
  await sita.call(commentApi.create, { body: { ad: ad._id, content: 'Come at ten' } })
  const marks = async () => {
    const post = await visitor.call(postApi.find, { params: { id: ad._id } })
    const query = { sort: 'best' as const }
    const { comments } = await visitor.call(commentApi.list, { params: { adId: ad._id }, query })
    return [post.user.verifiedAs, comments[0]?.user?.verifiedAs]
  }
  await verify(moderator, sita, 'organisation')
  expect(await marks()).toEqual(['organisation', 'organisation'])
  await verify(moderator, sita, null)
  expect(await marks()).toEqual([null, null])
  expect((await profileOf(sita)).verification).toBeNull()
})

test('another name ends it, the same name and another bio do not', async () => {
  const [moderator, sita] = [await staff(), await person('sita')]
  await verify(moderator, sita, 'person')
  const { displayName } = await profileOf(sita)
  await sita.call(userApi.updateMe, { body: { displayName, bio: 'Mayor' } })
  expect((await profileOf(sita)).verifiedAs).toBe('person')
  await sita.call(userApi.updateMe, { body: { displayName: 'Nepal Rastra Bank' } })
  expect(await profileOf(sita)).toMatchObject({ verifiedAs: null, verification: null })

  await verify(moderator, sita, 'person')
  const body = { username: newName('bank'), password: PASSWORD }
  await sita.call(authApi.changeUsername, { body })
  expect((await profileOf(sita)).verifiedAs).toBeNull()
})

test('nobody verifies themselves, nor nobody, nor without a reason', async () => {
  const [moderator, sita] = [await staff(), await person('sita')]
  expect(await statusOf(verify(moderator, moderator, 'person'))).toBe(403)
  expect(await statusOf(verify(moderator, { id: '1' }, 'person'))).toBe(404)
  const attempt = moderator.call(adminMemberApi.setVerification, {
    params: { id: sita.id },
    body: { as: 'person', reason: ' ' },
  })
  expect(await statusOf(attempt)).toBe(422)
})
