import { PASSWORD_MIN_LENGTH } from '@jes/contract/auth'
import { dictionary } from '@zxcvbn-ts/language-common'

const COMMON = new Set(
  dictionary['passwords-common'].filter((word) => word.length >= PASSWORD_MIN_LENGTH),
)

/** Words that anyone would try here first, alone or with digits and signs around them. */
const NEARBY = new Set([
  'jes',
  'jehub',
  'jehubs',
  'jesclip',
  'jesclips',
  'nepal',
  'nepali',
  'kathmandu',
  'pokhara',
  'password',
  'namaste',
  'नेपाल',
  'नेपाली',
  'काठमाडौं',
  'काठमाडौँ',
])

type Owner = { username: string; email: string }

/** True for a password that a stranger would guess early. */
export function isCommonPassword(password: string, { username, email }: Owner) {
  const lower = password.toLowerCase()
  const own = [username, email, email.split('@')[0] ?? '']
  if (COMMON.has(lower) || own.includes(lower)) return true

  const core = withoutEnds(lower)
  return NEARBY.has(core) || (core !== '' && own.some((name) => withoutEnds(name) === core))
}

/** The word inside: `Kathmandu@2080` is `kathmandu`. */
function withoutEnds(word: string) {
  return word.replace(/^[^\p{L}\p{M}]+|[^\p{L}\p{M}]+$/gu, '')
}
