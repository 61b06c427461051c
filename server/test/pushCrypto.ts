import { createDecipheriv, createPublicKey, type ECDH, hkdfSync, verify } from 'node:crypto'

const PUBLIC_KEY_BYTES = 65
const TAG_BYTES = 16

type Holder = { keys: ECDH; secret: Buffer }

/** Decrypts what was encrypted for a browser, by RFC 8291 and RFC 8188. */
export function openMessage(sent: Buffer, { keys, secret }: Holder): unknown {
  const salt = sent.subarray(0, 16)
  const keyLength = sent.readUInt8(20)
  if (keyLength !== PUBLIC_KEY_BYTES) throw new Error('There is no key of the sender')
  const sender = sent.subarray(21, 21 + keyLength)
  const sealed = sent.subarray(21 + keyLength)

  const context = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), sender])
  const shared = derive(keys.computeSecret(sender), secret, context, 32)
  const key = derive(shared, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
  const nonce = derive(shared, salt, Buffer.from('Content-Encoding: nonce\0'), 12)

  const decipher = createDecipheriv('aes-128-gcm', key, nonce)
  decipher.setAuthTag(sealed.subarray(-TAG_BYTES))
  const padded = Buffer.concat([decipher.update(sealed.subarray(0, -TAG_BYTES)), decipher.final()])
  const end = padded.lastIndexOf(2)
  return JSON.parse(padded.subarray(0, end).toString())
}

function derive(material: Buffer, salt: Buffer, context: Buffer, length: number) {
  return Buffer.from(hkdfSync('sha256', material, salt, context, length))
}

type Claims = { aud?: string; exp?: number; sub?: string }

/** The sender of a message, by RFC 8292: the claims, the public key, and whether the signature is valid. */
export function readVoucher(authorization: string) {
  const [, token = '', publicKey = ''] = /^vapid t=(\S+), ?k=(\S+)$/.exec(authorization) ?? []
  const [header = '', claims = '', signature = ''] = token.split('.')
  return {
    publicKey,
    header: parse(header) as { alg?: string; typ?: string },
    claims: parse(claims) as Claims,
    isSigned: isSigned(`${header}.${claims}`, signature, publicKey),
  }
}

function isSigned(text: string, signature: string, publicKey: string) {
  const point = Buffer.from(publicKey, 'base64url')
  if (point.length !== PUBLIC_KEY_BYTES) return false
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) =>
    half.toString('base64url'),
  )
  const key = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x: x!, y: y! }, format: 'jwk' })
  const bytes = Buffer.from(signature, 'base64url')
  return verify('sha256', Buffer.from(text), { key, dsaEncoding: 'ieee-p1363' }, bytes)
}

function parse(part: string): unknown {
  return part ? JSON.parse(Buffer.from(part, 'base64url').toString()) : {}
}
