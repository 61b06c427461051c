import { generateKeyPairSync, sign } from 'node:crypto'

const ECDSA_WITH_SHA256 = '2a8648ce3d040302'
const COMMON_NAME = '550403'
const OTHER_NAMES = '551d11'
const HOUR = 3_600_000

/** A self-signed certificate, valid for an hour, as PEM; Node can read but not make them. */
export function certificateFor(name: string) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const algorithm = sequence(tag(0x06, ECDSA_WITH_SHA256))
  const whose = sequence(tag(0x31, sequence(tag(0x06, COMMON_NAME), tag(0x0c, Buffer.from(name)))))
  const facts = sequence(
    tag(0xa0, tag(0x02, '02')),
    tag(0x02, '01'),
    algorithm,
    whose,
    sequence(moment(Date.now() - HOUR), moment(Date.now() + HOUR)),
    whose,
    publicKey.export({ type: 'spki', format: 'der' }),
    tag(0xa3, sequence(sequence(tag(0x06, OTHER_NAMES), tag(0x04, sequence(dnsName(name)))))),
  )
  const signature = Buffer.concat([Buffer.of(0), sign('sha256', facts, privateKey)])
  const whole = sequence(facts, algorithm, tag(0x03, signature))
  const lines = whole.toString('base64').match(/.{1,64}/g)!
  return {
    cert: ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----', ''].join('\n'),
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }) as string,
  }
}

function dnsName(name: string) {
  return tag(0x82, Buffer.from(name))
}

function moment(millis: number) {
  const digits = new Date(millis).toISOString().replace(/[-:T]|\.\d+/g, '')
  return tag(0x18, Buffer.from(digits))
}

function sequence(...parts: Buffer[]) {
  return tag(0x30, Buffer.concat(parts))
}

/** Tag, length and content: DER, the encoding of certificates. */
function tag(kind: number, content: Buffer | string) {
  const bytes = typeof content === 'string' ? Buffer.from(content, 'hex') : content
  const { length } = bytes
  const size =
    length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff]
  return Buffer.concat([Buffer.of(kind, ...size), bytes])
}
