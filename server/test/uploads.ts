import { mediaApi } from '@jes/contract/core/pictures'
import sharp from 'sharp'
import { app } from './world.ts'

type UploadOptions = {
  token?: string
  field?: string
  name?: string
  type?: string
  server?: typeof app
}

/** Sends a file as a browser does: in a form, with any name and type. */
export async function upload(
  bytes: Uint8Array,
  {
    token,
    field = 'file',
    name = 'photo.jpg',
    type = 'image/jpeg',
    server = app,
  }: UploadOptions = {},
) {
  const form = new FormData()
  form.append(field, new Blob([new Uint8Array(bytes)], { type }), name)
  const { headers, body } = await encode(form)
  return server.inject({
    method: 'POST',
    url: mediaApi.upload.path,
    body,
    headers: { ...headers, ...(token && { authorization: `Bearer ${token}` }) },
  })
}

/** A form as it is sent. */
export async function encode(form: FormData) {
  const request = new Response(form)
  return {
    headers: { 'content-type': request.headers.get('content-type')! },
    body: Buffer.from(await request.arrayBuffer()),
  }
}

/** A picture of one colour, red by default. */
export function flat(width: number, height: number, background = '#c8102e') {
  return sharp({ create: { width, height, channels: 3, background } })
}

/** A picture of noise: no encoder makes it small. */
export function noise(width: number, height: number) {
  const pixels = Buffer.alloc(width * height * 3)
  let seed = 20_830_101
  for (let at = 0; at < pixels.length; at++) {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0
    pixels[at] = seed >>> 24
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
}
