import { createHash } from 'node:crypto'
import { hash, hashRaw, parseOptions, verify } from '@node-rs/argon2'
import { makeSemaphore } from '#lib/semaphore.ts'

/** argon2id, at the least that OWASP asks for; a hash takes about 50 ms of a processor. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** What an unknown account is checked against, so that it takes as long as a wrong password. */
const NOBODY =
  '$argon2id$v=19$m=19456,t=2,p=1$wPH7HNOW87x+DRCjcoLaNA$Ex7tZEVRL+W1r13SVrEyRf8mwp8haXw/qeLebWD74u4'

const inTurn = makeSemaphore({ atOnce: 4, waiting: 64 })

export function hashPassword(password: string) {
  return inTurn(() => hash(password, COST))
}

/** True if the password is right; without a hash, or with what no password has, it works as hard, and is false. */
export async function isRightPassword(passwordHash: string | undefined, password: string) {
  const isHash = passwordHash?.startsWith('$argon2') ?? false
  const isSame = await inTurn(() => verify(isHash ? passwordHash! : NOBODY, password))
  return isHash && isSame
}

/** True for a hash made at another cost than today's. */
export function isOldHash(passwordHash: string) {
  const made = parseOptions(passwordHash)
  return (
    made.memoryCost !== COST.memoryCost ||
    made.timeCost !== COST.timeCost ||
    made.parallelism !== COST.parallelism
  )
}

/** A recovery code is short, so it is kept as carefully as a password; one salt a member finds it by its hash. */
export function hashRecoveryCode(userId: string, code: string) {
  const salt = createHash('sha256').update(`recovery codes of ${userId}`).digest()
  return inTurn(() => hashRaw(code, { ...COST, salt }))
}
