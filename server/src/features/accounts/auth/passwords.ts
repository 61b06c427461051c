import { createHash } from 'node:crypto'
import { hash, hashRaw, parseOptions, verify } from '@node-rs/argon2'
import { makeSemaphore } from '#lib/semaphore.ts'

/** argon2id at the minimum cost that OWASP recommends; a hash takes about 50 ms of CPU time. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** The hash that an unknown account is checked against, so that it takes as long as a wrong password. */
const NOBODY =
  '$argon2id$v=19$m=19456,t=2,p=1$wPH7HNOW87x+DRCjcoLaNA$Ex7tZEVRL+W1r13SVrEyRf8mwp8haXw/qeLebWD74u4'

const inTurn = makeSemaphore({ atOnce: 4, waiting: 64 })

export function hashPassword(password: string) {
  return inTurn(() => hash(password, COST))
}

/**
 * True if the password is right. Without a hash, or for an impossible password, it does the same work and returns
 * false.
 */
export async function isRightPassword(passwordHash: string | undefined, password: string) {
  const isHash = passwordHash?.startsWith('$argon2') ?? false
  const isSame = await inTurn(() => verify(isHash ? passwordHash! : NOBODY, password))
  return isHash && isSame
}

/** True for a hash that was made with another cost than today's. */
export function isOldHash(passwordHash: string) {
  const made = parseOptions(passwordHash)
  return (
    made.memoryCost !== COST.memoryCost ||
    made.timeCost !== COST.timeCost ||
    made.parallelism !== COST.parallelism
  )
}

/**
 * A recovery code is short, so it is hashed like a password, with one salt for each member to find it by its hash.
 */
export function hashRecoveryCode(userId: string, code: string) {
  const salt = createHash('sha256').update(`recovery codes of ${userId}`).digest()
  return inTurn(() => hashRaw(code, { ...COST, salt }))
}
