import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { crc32, deflateSync } from 'node:zlib'
import { IMAGE_MAX_BYTES, type Picture } from '@jes/contract/core/pictures'
import sharp, { type Sharp } from 'sharp'
import { describe, expect, test } from 'vitest'
import { storage } from '#lib/storage.ts'
import { encode, flat, noise, upload } from '#test/uploads.ts'
import { app, appWith, openPort, person, sql } from '#test/world.ts'
import { makeAvif } from './avif.ts'

const NOT_AN_IMAGE = 'Please select a valid image file'
const TOO_BIG = 'File size must be less than 5MB'

describe('a picture that a member sends', () => {
  test('is stored in three widths, with its shape and a blur', async () => {
    const sita = await person('sita')
    const reply = await upload(await flat(2000, 1500).jpeg().toBuffer(), { token: sita.token })

    expect(reply.statusCode).toBe(201)
    const { image } = reply.json<{ image: Picture }>()
    expect(image).toMatchObject({ width: 1080, height: 810, alt: '' })
    expect(image.sizes.map(({ width }) => width)).toEqual([360, 720, 1080])
    expect(image.url).toBe(image.sizes[1]?.webp)
    expect(image.sizes.every(({ avif }) => avif === null)).toBe(true)
    expect(Buffer.from(image.placeholder, 'base64').length).toBeLessThan(30)
    for (const { width, bytes, webp } of image.sizes) {
      expect(bytes).toBe((await storage.read(webp.replace('/media/', ''))).length)
      expect(await shapeOf(webp)).toEqual(['webp', width, Math.round((width * 810) / 1080)])
    }
  })

  test('is not blown up', async () => {
    expect(await widthsOf(flat(300, 200).png())).toEqual([300])
    expect(await widthsOf(flat(500, 200).png())).toEqual([360, 500])
  })

  test('that is as long as a whole page becomes narrower, not shorter', async () => {
    const image = await sent(await flat(100, 16_384).png().toBuffer())
    expect([image.width, image.height]).toEqual([50, 8192])
  })

  test.each([
    ['jpeg', flat(40, 30).jpeg()],
    ['png', flat(40, 30).png()],
    ['grey png', flat(40, 30).toColourspace('b-w').png()],
    ['16 bit png', flat(40, 30).toColourspace('rgb16').png()],
    ['png with holes', flat(40, 30).ensureAlpha(0.5).png()],
    ['cmyk jpeg', flat(40, 30).toColourspace('cmyk').jpeg()],
    ['webp', flat(40, 30).webp()],
    ['gif', flat(40, 30).gif()],
    ['avif', flat(40, 30).avif({ effort: 0 })],
  ])('may be a %s, whatever it is called', async (_, made) => {
    const sita = await person('sita')
    const reply = await upload(await made.toBuffer(), {
      token: sita.token,
      name: 'x.html',
      type: 'text/html',
    })
    expect(reply.statusCode).toBe(201)
    const pixel = await firstPixel(reply.json<{ image: Picture }>().image.url)
    expect(pixel.length).toBeGreaterThanOrEqual(3)
  })

  test('that moves stands still at its first frame', async () => {
    const frames = await Promise.all(
      ['#00ff00', '#0000ff'].map((colour) => flat(60, 40, colour).png().toBuffer()),
    )
    const moving = await sharp(frames, { join: { animated: true } })
      .gif({ delay: [100, 100] })
      .toBuffer()

    const image = await sent(moving)

    expect([image.width, image.height]).toEqual([60, 40])
    const [red, green] = await firstPixel(image.url)
    expect(green).toBeGreaterThan(200)
    expect(red).toBeLessThan(80)
  })

  test('stands upright, and says no more where and with what it was taken', async () => {
    const gps = { GPSLatitude: '27/1 42/1 0/1', GPSLatitudeRef: 'N' }
    const exif = { IFD0: { Make: 'Himal', Copyright: 'sita' }, IFD3: gps }
    // The left half is red, the right half blue; the camera lay on its side.
    const bytes = await flat(80, 40)
      .composite([{ input: await flat(40, 40, '#0000ff').png().toBuffer(), left: 40, top: 0 }])
      .jpeg({ quality: 100 })
      .withExif(exif)
      .withMetadata({ orientation: 6 })
      .toBuffer()
    expect((await sharp(bytes).metadata()).exif).toBeDefined()

    const image = await sent(bytes)

    expect([image.width, image.height]).toEqual([40, 80])
    const [red, , blue] = await firstPixel(image.url)
    expect([red! > 150, blue! < 100]).toEqual([true, true])
    const file = await fileOf(image.url)
    const { exif: left, icc, xmp, orientation } = await sharp(file).metadata()
    expect([left, icc, xmp, orientation]).toEqual([undefined, undefined, undefined, undefined])
    for (const word of ['Himal', 'sita', 'GPS']) expect(file.includes(word)).toBe(false)
  })

  test('comes in AVIF a little later, and what they were made from goes', async () => {
    const image = await sent(await flat(800, 600).jpeg().toBuffer())
    const [row] = await sql<[{ key: string; bytes: number }]>`
      select key, bytes from images where id = ${image._id}`
    const [{ jobs }] = await sql<[{ jobs: number }]>`
      select count(*)::int as jobs from graphile_worker.jobs where key = ${`encodeAvif ${row.key}`}`
    expect(jobs).toBe(1)

    await makeAvif({ key: row.key })
    await makeAvif({ key: row.key })

    for (const width of [360, 720, 800]) {
      const { format } = await sharp(await storage.read(`${row.key}-${width}.avif`)).metadata()
      expect(format).toBe('heif')
    }
    expect(await storage.sizeOf(`${row.key}-master.webp`)).toBeNull()
    const [after] =
      await sql`select has_avif, bytes > ${row.bytes} as is_counted from images where key = ${row.key}`
    expect(after).toEqual({ hasAvif: true, isCounted: true })
  })
})

describe('what is no picture', async () => {
  const gif = await flat(20, 20).gif().toBuffer()
  const jpeg = await noise(200, 200).jpeg().toBuffer()
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>1</script></svg>'
  const plainSvg =
    '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'

  test.each<[string, Uint8Array]>([
    ['nothing', Buffer.alloc(0)],
    ['text', Buffer.from('namaste')],
    ['an SVG', Buffer.from(svg)],
    ['an SVG in XML', Buffer.from(plainSvg)],
    ['HTML', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a PDF', Buffer.from('%PDF-1.4\n1 0 obj\n')],
    ['a TIFF', await flat(20, 20).tiff().toBuffer()],
    ['a PSD', Buffer.concat([Buffer.from('8BPS\0\x01'), Buffer.alloc(200)])],
    ['a script that begins like a GIF', Buffer.from('GIF89a/*\0\0\0\0*/=1;alert(1)')],
    [
      'a GIF that is a page as well',
      Buffer.concat([gif, Buffer.from('<SCRIPT>alert(1)</script>')]),
    ],
    ['a GIF that is an archive as well', Buffer.concat([gif, emptyZip()])],
    ['a JPEG that ends half-way', jpeg.subarray(0, jpeg.length / 2)],
    ['a PNG that has only its head', (await flat(20, 20).png().toBuffer()).subarray(0, 33)],
    ['a picture of a billion pixels', hugePng(32_000, 32_000)],
    ['a picture of a few pixels too many', hugePng(33_177_601, 1)],
  ])('%s is refused in the same words', async (_, bytes) => {
    const sita = await person('sita')
    const reply = await upload(bytes, { token: sita.token, name: 'photo.png', type: 'image/png' })
    expect([reply.statusCode, reply.json()]).toEqual([
      422,
      {
        error: NOT_AN_IMAGE,
        code: 'invalid',
        reason: 'core.not_an_image',
        errors: { file: NOT_AN_IMAGE },
        fieldReasons: { file: { reason: 'core.not_an_image' } },
      },
    ])
    expect(await sql`select from images where owner_id = ${sita.id}`).toHaveLength(0)
  })

  test('5 MB are too big, a byte less is not', async () => {
    const sita = await person('sita')
    const small = await flat(50, 50).jpeg().toBuffer()
    const padded = (size: number) => Buffer.concat([small, Buffer.alloc(size - small.length)])

    for (const size of [IMAGE_MAX_BYTES, IMAGE_MAX_BYTES + 1, IMAGE_MAX_BYTES * 3]) {
      const reply = await upload(padded(size), { token: sita.token })
      expect([reply.statusCode, reply.json()]).toEqual([
        413,
        {
          error: TOO_BIG,
          code: 'too_large',
          reason: 'core.picture_too_large',
          errors: { file: TOO_BIG },
          fieldReasons: { file: { reason: 'core.picture_too_large' } },
        },
      ])
    }
    const reply = await upload(padded(IMAGE_MAX_BYTES - 1), { token: sita.token })
    expect(reply.statusCode).toBe(201)
  })

  test('a sender without end is cut off, and learns why', async () => {
    const { token } = await person('sita')
    const port = await openPort()
    const headers = {
      'content-type': 'multipart/form-data; boundary=x',
      authorization: `Bearer ${token}`,
    }
    const sender = request({ port, host: '127.0.0.1', path: '/api/media', method: 'POST', headers })
    sender.write('--x\r\ncontent-disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n')
    let isAnswered = false
    const answered = once(sender, 'response').finally(() => {
      isAnswered = true
    }) as Promise<[IncomingMessage]>
    const megabyte = Buffer.alloc(1024 * 1024)
    while (!isAnswered) await new Promise((resolve) => sender.write(megabyte, resolve))

    const [reply] = await answered
    const text = String(Buffer.concat(await reply.toArray()))
    sender.destroy()
    expect([reply.statusCode, JSON.parse(text).error]).toEqual([413, TOO_BIG])
  })

  test('a form without the file, or JSON, or half a form is refused', async () => {
    const { token } = await person('sita')
    expect((await upload(gif, { token, field: 'picture' })).statusCode).toBe(422)

    const form = new FormData()
    form.append('file', 'only text')
    const texts = await encode(form)
    form.set('file', new Blob([new Uint8Array(gif)]), 'a.gif')
    const { headers, body } = await encode(form)
    const post = (sent: { headers: Record<string, string>; body: Buffer }) =>
      app.inject({
        method: 'POST',
        url: '/api/media',
        body: sent.body,
        headers: { ...sent.headers, authorization: `Bearer ${token}` },
      })
    expect((await post(texts)).statusCode).toBe(422)
    expect((await post({ headers, body: body.subarray(0, -60) })).statusCode).toBe(400)
    const json = { 'content-type': 'application/json' }
    expect((await post({ headers: json, body: Buffer.from('{}') })).statusCode).toBe(422)
    const bare = { 'content-type': 'multipart/form-data' }
    expect((await post({ headers: bare, body })).statusCode).toBe(400)
  })
})

describe('who may send pictures', () => {
  test('not a visitor, and not who has yet to verify their email', async () => {
    const bytes = await flat(20, 20).png().toBuffer()
    const newcomer = await person('new', { isVerified: false })
    expect((await upload(bytes)).statusCode).toBe(401)
    const reply = await upload(bytes, { token: newcomer.token })
    expect([reply.statusCode, reply.json().code]).toEqual([403, 'email_unverified'])
  })

  test('not who has filled two gigabytes', async () => {
    const sita = await person('sita')
    await sql`
      insert into images (owner_id, key, width, height, placeholder, widths, bytes)
      select ${sita.id}, 'k', 1, 1, '', '{1}', 1024 * 1024 * 1024 from generate_series(1, 2)`
    const reply = await upload(await flat(20, 20).png().toBuffer(), { token: sita.token })
    expect(reply.statusCode).toBe(422)
    expect(reply.json().errors.file).toMatch(/2 GB/)
  })

  test('thirty in half an hour, and no more', async () => {
    const server = await appWith({ RATE_LIMIT: true })
    const sita = await person('sita', { daysOld: 10 })
    const statuses = []
    for (let turn = 0; turn < 31; turn++) {
      const reply = await upload(Buffer.from('no picture'), { token: sita.token, server })
      statuses.push(reply.statusCode)
    }
    expect(statuses).toEqual([...Array(30).fill(422), 429])
    await server.close()
  })
})

async function sent(bytes: Uint8Array) {
  const { token } = await person('sita')
  const reply = await upload(bytes, { token })
  expect(reply.statusCode).toBe(201)
  return reply.json<{ image: Picture }>().image
}

async function widthsOf(made: Sharp) {
  const { sizes } = await sent(await made.toBuffer())
  return sizes.map(({ width }) => width)
}

async function fileOf(url: string) {
  const reply = await app.inject({ url })
  expect(reply.statusCode).toBe(200)
  return reply.rawPayload
}

async function shapeOf(url: string) {
  const { format, width, height } = await sharp(await fileOf(url)).metadata()
  return [format, width, height]
}

async function firstPixel(url: string) {
  return [
    ...(await sharp(await fileOf(url))
      .raw()
      .toBuffer()),
  ].slice(0, 3)
}

function emptyZip() {
  return Buffer.concat([Buffer.from('PK\x05\x06', 'latin1'), Buffer.alloc(18)])
}

/** A 1-bit PNG of one colour: a few kilobytes that would fill the memory when decoded. */
function hugePng(width: number, height: number) {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head[8] = 1
  const row = Buffer.alloc(Math.ceil(width / 8) + 1)
  const rows = deflateSync(Buffer.concat(Array(Math.min(height, 100)).fill(row)))
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    pngChunk('IHDR', head),
    pngChunk('IDAT', rows),
    pngChunk('IEND', Buffer.alloc(0)),
  ])
}

function pngChunk(name: string, bytes: Buffer) {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), bytes])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(bytes.length)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}
