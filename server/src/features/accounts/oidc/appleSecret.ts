import { createPrivateKey, sign } from 'node:crypto'

const LIFE_SECONDS = 300

export type AppleKey = {
  clientId: string
  teamId: string
  keyId: string
  /** PKCS #8 in PEM, as Apple hands it out; line ends may be written as \n. */
  privateKey: string
  issuer: string
}

/** Apple knows no fixed secret: a token signed with our key proves who asks. */
export function makeAppleSecret({ clientId, teamId, keyId, privateKey, issuer }: AppleKey) {
  const now = Math.floor(Date.now() / 1_000)
  const header = { alg: 'ES256', kid: keyId, typ: 'JWT' }
  const claims = { iss: teamId, iat: now, exp: now + LIFE_SECONDS, aud: issuer, sub: clientId }
  const signed = `${encode(header)}.${encode(claims)}`
  const key = createPrivateKey(privateKey.replaceAll('\\n', '\n'))
  const signature = sign('sha256', Buffer.from(signed), { key, dsaEncoding: 'ieee-p1363' })
  return `${signed}.${signature.toString('base64url')}`
}

function encode(part: object) {
  return Buffer.from(JSON.stringify(part)).toString('base64url')
}
