import { authApi } from '@jes/contract/accounts/auth'
import { type SignUpMode, signUpApi } from '@jes/contract/accounts/signUps'
import { staff } from './staffing.ts'
import { ask, newName, PASSWORD, sql } from './world.ts'

/** Chooses how newcomers get in, as an admin does. */
export async function setSignUps(mode: SignUpMode, asksProof = false) {
  const admin = await staff('admin')
  await admin.call(signUpApi.setSettings, { body: { mode, asksProof, reason: 'A test' } })
}

/** Puts back what a test changed. */
export async function resetSignUps() {
  await sql`delete from sign_up_requests`
  await sql`delete from sign_up_blocks`
  await setSignUps('open')
}

export function newAccount() {
  const username = newName('new')
  return { username, email: `${username}@jes.example`, password: PASSWORD }
}

type Brought = { invitation?: string; words?: string; email?: string }
type Sending = { remoteAddress?: string; headers?: Record<string, string> }

/** What a newcomer by mail is answered. */
export async function signUp(brought: Brought = {}, sending: Sending = {}) {
  const body = { ...newAccount(), ...brought }
  const reply = await ask(authApi.register, { body }, sending)
  return { status: reply.statusCode, body, ...reply.json() }
}
