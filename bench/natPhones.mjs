import { pbkdf2, randomBytes } from 'node:crypto'
import { performance } from 'node:perf_hooks'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'

const derive = promisify(pbkdf2)
const PASSWORD = 'dudh-chiya-at-namche'
const READS = [
  '/api/ads?feed=latest',
  '/api/ads?feed=popular',
  '/api/trending',
  '/api/search?q=momo',
]
const MOST_BUSY = 50
const NO_REPLY = { status: 503, headers: new Headers(), text: '' }
/** Where a busy server does not say when. */
const BUSY_SECONDS = 1
const PROOF_REQUIRED = 'request.proof_required'

/** A browser of its own: a cookie of a device, and a solver of proofs, as the web app has them. */
export function phoneOf(url) {
  return {
    url,
    cookie: '',
    calls: 0,
    refused: 0,
    failed: 0,
    busy: 0,
    statuses: [],
    proofs: 0,
    worked: 0,
  }
}

/** Opens a page, reads, signs up, posts and reads again. The address is verified behind its back: it has no mailbox. */
export async function honest(phone, sql, n) {
  const name = `phone${n}.${randomBytes(4).toString('hex')}`
  await openPage(phone)
  for (const path of READS) await call(phone, path)
  const signedIn = await signUp(phone, name)
  if (!signedIn) return phone
  await sql`update users set email_verified_at = now() where username = ${name}`
  const body = { title: `Namaste from ${name}`, content: 'The night micro waits at Ratnapark.' }
  await call(phone, '/api/ads', { token: signedIn.token, body })
  for (const path of READS) await call(phone, path, { token: signedIn.token })
  return phone
}

/** Signs up again and again, proofs and all, until the town sleeps. */
export async function robot(url, town) {
  const ours = { ...phoneOf(url), accounts: 0 }
  await openPage(ours)
  while (town.isAwake) {
    const signedIn = await signUp(ours, `robot.${randomBytes(5).toString('hex')}`)
    if (signedIn) ours.accounts += 1
  }
  return ours
}

function signUp(phone, username) {
  const body = { username, email: `${username}@jes.example`, password: PASSWORD }
  return call(phone, '/api/auth/register', { body })
}

async function openPage(phone) {
  const reply = await fetchWhole(`${phone.url}/`)
  phone.calls += 1
  if (reply.status === 503 && phone.busy < MOST_BUSY) {
    phone.busy += 1
    await wait(busyMs(reply))
    return openPage(phone)
  }
  phone.cookie = reply.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';', 1)[0])
    .join('; ')
}

/** The reply, or null; a challenge is solved once. A server that is busy on a slow machine is asked again. */
async function call(phone, path, { token, body } = {}, proof) {
  const reply = await fetchWhole(phone.url + path, {
    method: body ? 'POST' : 'GET',
    headers: {
      cookie: phone.cookie,
      ...(body && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
      ...(proof && { 'proof-of-work': proof }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  const answer = reply.text.startsWith('{') ? JSON.parse(reply.text) : null
  phone.calls += 1
  if (reply.status < 400) return answer
  if (answer?.reason === PROOF_REQUIRED && !proof)
    return call(phone, path, { token, body }, await prove(phone, answer.challenge))
  if (reply.status === 503 && phone.busy < MOST_BUSY) {
    phone.busy += 1
    await wait(busyMs(reply))
    return call(phone, path, { token, body }, proof)
  }
  phone[reply.status === 429 ? 'refused' : 'failed'] += 1
  phone.statuses.push(`${reply.status} ${path}`)
  return null
}

/** A line that breaks, before the reply or in its middle, is no reply. */
async function fetchWhole(url, options) {
  try {
    const reply = await fetch(url, options)
    return { status: reply.status, headers: reply.headers, text: await reply.text() }
  } catch {
    return NO_REPLY
  }
}

/** Not all at the same moment: up to twice as long as the server asks for. */
function busyMs(reply) {
  const seconds = Number(reply.headers.get('retry-after')) || BUSY_SECONDS
  return seconds * 1_000 * (1 + Math.random())
}

async function prove(phone, challenge) {
  const begun = performance.now()
  const { nonce, salt, cost, keyLength, keyPrefix } = challenge.parameters
  const password = Buffer.alloc(20)
  password.write(nonce, 'hex')
  for (let counter = 0; ; counter++) {
    password.writeUInt32BE(counter, 16)
    const key = await derive(password, Buffer.from(salt, 'hex'), cost, keyLength, 'sha256')
    const derivedKey = key.toString('hex')
    if (!derivedKey.startsWith(keyPrefix)) continue
    phone.proofs += 1
    phone.worked += performance.now() - begun
    const solved = { challenge, solution: { counter, derivedKey } }
    return Buffer.from(JSON.stringify(solved)).toString('base64')
  }
}
