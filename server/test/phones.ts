import { randomInt } from 'node:crypto'
import { sealPhone } from '#lib/sms/sealedPhone.ts'
import { smsTo, sql } from './world.ts'

/** A mobile number that nobody has. */
export function someNumber() {
  return `+97798${randomInt(10_000_000, 99_999_999)}`
}

/** The code of the latest message to a number. */
export async function codeFor(phone: string) {
  const [text] = await smsTo(phone)
  return text!.slice(0, 6)
}

/** Gives a member a number. */
export async function giveNumber({ id }: { id: string }) {
  const phone = someNumber()
  const { phoneMark, sealedPhone } = await sealPhone(phone)
  await sql`
    update users set phone_mark = ${phoneMark}, sealed_phone = ${sealedPhone}, phone_verified_at = now()
    where id = ${id}`
  return phone
}

/** Somebody who came by number: without address and password. */
export async function withoutPassword({ id }: { id: string }) {
  const phone = await giveNumber({ id })
  await sql`update users set email = null, email_verified_at = null, password_hash = '' where id = ${id}`
  return phone
}
