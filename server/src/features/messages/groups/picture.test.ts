import type { Picture } from '@jes/contract/core/pictures'
import { groupApi } from '@jes/contract/messages/groups'
import { talkApi } from '@jes/contract/messages/talks'
import { expect, test } from 'vitest'
import { friends, groupOf } from '#test/messaging.ts'
import { flat, upload } from '#test/uploads.ts'
import { app, type Person, person } from '#test/world.ts'
import { write } from '#test/writing.ts'

async function pictureOf({ token }: Person) {
  const reply = await upload(await flat(400, 300).png().toBuffer(), { token })
  return reply.json<{ image: Picture }>().image
}

async function statusFor({ mediaToken }: Person, url: string) {
  return (await app.inject({ url, cookies: { jes_media: mediaToken } })).statusCode
}

async function imageFor(someone: Person, talk: string) {
  return (await someone.call(talkApi.find, { params: { id: talk } })).group?.image
}

test('the picture of a group is for its members alone, not for who was only asked', async () => {
  const [sita, hari, asked, other] = await Promise.all(
    ['sita', 'hari', 'asked', 'other'].map((name) => person(name)),
  )
  await friends(sita!, hari!)
  const talk = await groupOf(sita!, [hari!, asked!])
  const { _id: image, url } = await pictureOf(sita!)
  await sita!.call(groupApi.change, { params: { id: talk }, body: { image } })
  expect(await imageFor(hari!, talk)).toContain('/media/')
  expect(await imageFor(asked!, talk)).toBeNull()
  expect(await statusFor(hari!, url)).toBe(200)
  for (const someone of [asked!, other!]) expect(await statusFor(someone, url)).toBe(404)
  await asked!.call(talkApi.accept, { params: { id: talk } })
  expect(await statusFor(asked!, url)).toBe(200)
  await hari!.call(groupApi.leave, { params: { id: talk } })
  expect(await statusFor(hari!, url)).toBe(404)
})

test('a picture that is shown elsewhere, or of others, is none', async () => {
  const [sita, hari] = [await person('sita'), await person('hari')]
  await friends(sita, hari)
  const talk = await groupOf(sita, [hari])
  const [shown, theirs] = [await pictureOf(sita), await pictureOf(hari)]
  await write(sita, { images: [{ _id: shown._id, alt: '' }] })
  for (const { _id: image } of [shown, theirs]) {
    const set = sita.call(groupApi.change, { params: { id: talk }, body: { image } })
    await expect(set).rejects.toMatchObject({ status: 422 })
  }
})
