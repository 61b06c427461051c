import { clipApi } from '@jes/contract/clips/clips'
import { postApi } from '@jes/contract/posts/posts'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { processed, sent } from '#test/clips.ts'
import { makeVideo } from '#test/videos.ts'
import { app, ask, type Person, person, visitor } from '#test/world.ts'

vi.setConfig({ testTimeout: 60_000 })

let sita: Person
let hari: Person
let id: string
const VTT = 'WEBVTT\n\n00:00.000 --> 00:01.000\n<b>Namaste</b>\n'

beforeAll(async () => {
  sita = await person('sita')
  hari = await person('hari')
  id = (await sent(sita, await makeVideo('landscape'), { caption: 'Momo #nepal' }))._id
  await processed()
}, 60_000)

function find() {
  return visitor.call(clipApi.find, { params: { id } })
}

describe('a clip that is out', () => {
  test('gets another caption, and its post and history with it', async () => {
    const caption = `Chiya #ilam with @${hari.username}`
    const clip = await sita.call(clipApi.edit, { params: { id }, body: { caption } })
    expect(clip).toMatchObject({ caption, ad: { title: caption, content: caption } })
    const { ad } = await find()
    expect(ad).toMatchObject({ hashtags: ['ilam'], mentions: [hari.username] })
    expect(ad!.editedAt).not.toBeNull()
    const { versions } = await visitor.call(postApi.history, { params: { id } })
    expect(versions.map(({ content }) => content)).toEqual([caption, 'Momo #nepal'])
    const tagged = await visitor.call(postApi.list, { query: { sort: 'new', hashtag: 'ilam' } })
    expect(tagged.ads.map(({ _id }) => _id)).toContain(id)
  })

  test('without a caption is called JesClip, and a long one is cut at a word', async () => {
    const none = await sita.call(clipApi.edit, { params: { id }, body: { caption: '' } })
    expect(none.ad).toMatchObject({ title: 'JesClip', content: '' })
    const caption = 'namaste '.repeat(37).trim()
    const long = await sita.call(clipApi.edit, { params: { id }, body: { caption } })
    expect(long.ad!.title.length).toBeLessThanOrEqual(150)
    expect(long.ad!.title).toMatch(/namaste…$/)
  })

  test('gets another cover, taken from its own video', async () => {
    const before = (await find()).cover!
    const clip = await sita.call(clipApi.edit, { params: { id }, body: { posterAtMs: 1_500 } })
    expect(clip.cover!.url).not.toBe(before.url)
    expect(clip.ad!.images).toEqual([clip.cover])
    expect((await app.inject(clip.cover!.url)).statusCode).toBe(200)
    const beyond = sita.call(clipApi.edit, { params: { id }, body: { posterAtMs: 3_000 } })
    await expect(beyond).rejects.toMatchObject({ status: 422 })
  })

  test('is marked as sensitive', async () => {
    await sita.call(clipApi.edit, { params: { id }, body: { sensitive: true } })
    expect((await find()).ad!.sensitive).toBe(true)
  })

  test('is not edited as a post, given up or tried again', async () => {
    const edit = sita.call(postApi.edit, { params: { id }, body: { title: 'Other' } })
    await expect(edit).rejects.toMatchObject({
      status: 403,
      error: 'A clip is edited on its own page',
    })
    await expect(sita.call(clipApi.drop, { params: { id } })).rejects.toMatchObject({
      status: 409,
      error: 'This clip is out. Delete it as a post.',
    })
    expect((await sita.call(clipApi.retry, { params: { id } })).status).toBe('ready')
  })

  test('is changed by nobody else', async () => {
    const params = { id, language: 'en' } as const
    for (const call of [
      () => hari.call(clipApi.edit, { params, body: { caption: 'Mine' } }),
      () => hari.call(clipApi.drop, { params }),
      () => hari.call(clipApi.retry, { params }),
      () => hari.call(clipApi.putCaptions, { params, body: { content: VTT } }),
      () => hari.call(clipApi.removeCaptions, { params }),
    ]) {
      await expect(call()).rejects.toMatchObject({ status: 404 })
    }
  })
})

describe('captions', () => {
  test('are shown to all, replaced, and taken away', async () => {
    const params = { id, language: 'ne' } as const
    const first = await sita.call(clipApi.putCaptions, { params, body: { content: VTT } })
    const [ne] = first.ad!.clip!.captions
    const file = await app.inject(ne!.url)
    expect([file.statusCode, file.headers['content-type']]).toEqual([
      200,
      'text/vtt; charset=utf-8',
    ])
    expect(file.body).toBe('WEBVTT\n\n00:00:00.000 --> 00:00:01.000\nNamaste\n')

    const next = await sita.call(clipApi.putCaptions, {
      params,
      body: { content: VTT.replace('Namaste', 'नमस्ते') },
    })
    const [newer] = next.ad!.clip!.captions
    expect(newer!.url).not.toBe(ne!.url)
    expect((await app.inject(newer!.url)).body).toContain('नमस्ते')
    expect((await app.inject(ne!.url)).statusCode).toBe(404)

    await sita.call(clipApi.putCaptions, {
      params: { id, language: 'en' },
      body: { content: VTT },
    })
    expect((await find()).ad!.clip!.captions.map(({ language }) => language)).toEqual(['en', 'ne'])
    await sita.call(clipApi.removeCaptions, { params })
    expect((await find()).ad!.clip!.captions.map(({ language }) => language)).toEqual(['en'])
    expect((await app.inject(newer!.url)).statusCode).toBe(404)
  })

  test('that are none are refused with the line that is wrong', async () => {
    const put = (content: string) =>
      sita.call(clipApi.putCaptions, { params: { id, language: 'en' }, body: { content } })
    await expect(put('WEBVTT\n\n00:01 --> 00:02\nx')).rejects.toMatchObject({
      status: 422,
      errors: { content: 'Line 3 of the captions has no times such as 00:01.000 --> 00:04.000' },
    })
    await expect(put('x'.repeat(100_001))).rejects.toMatchObject({ status: 422 })
    const language = { params: { id, language: 'fr' as 'en' }, body: { content: VTT } }
    await expect(sita.call(clipApi.putCaptions, language)).rejects.toMatchObject({ status: 400 })
    const nepali = await ask(
      clipApi.putCaptions,
      { params: { id, language: 'en' }, body: { content: 'WEBVTT\n\n00:01 --> 00:02\nx' } },
      { token: sita.token, headers: { 'accept-language': 'ne' } },
    )
    expect(nepali.json().error).toBe('सबटाइटलको लाइन ३ मा 00:01.000 --> 00:04.000 जस्तो समय छैन')
  })
})

describe('the video of a clip', () => {
  test('is handed out in pieces', async () => {
    const { url, bytes } = (await find()).ad!.clip!.sizes[0]!
    const whole = (await app.inject(url)).rawPayload
    const fetchRange = (range: string) => app.inject({ url, headers: { range } })
    for (const [range, start, end] of [
      ['bytes=0-99', 0, 99],
      [`bytes=${bytes - 10}-`, bytes - 10, bytes - 1],
      ['bytes=-10', bytes - 10, bytes - 1],
      [`bytes=5-${bytes + 500}`, 5, bytes - 1],
    ] as const) {
      const piece = await fetchRange(range)
      expect(piece.statusCode).toBe(206)
      expect(piece.headers['content-range']).toBe(`bytes ${start}-${end}/${bytes}`)
      expect(piece.rawPayload).toEqual(whole.subarray(start, end + 1))
    }
    const beyond = await fetchRange(`bytes=${bytes}-`)
    expect([beyond.statusCode, beyond.headers['content-range']]).toEqual([416, `bytes */${bytes}`])
    // A player that has all of it need not load it again.
    const again = await app.inject({
      url,
      headers: { 'if-none-match': String((await app.inject(url)).headers.etag) },
    })
    expect(again.statusCode).toBe(304)
    // The index is at the front, so that it plays from the first chunk on.
    expect(whole.indexOf('moov')).toBeLessThan(whole.indexOf('mdat'))
  })
})
