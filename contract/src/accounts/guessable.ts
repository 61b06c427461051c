/** Words that anybody would try here first, alone or with digits and signs around them. */
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

export type PasswordOwner = { username: string; email: string | null }

/** True for a password that can be guessed from its owner's name or from this site. */
export function isGuessable(password: string, { username, email }: PasswordOwner) {
  const lower = password.toLowerCase()
  const own = [username, email ?? '', email?.split('@')[0] ?? ''].map((name) => name.toLowerCase())
  const core = withoutEnds(lower)
  return (
    own.includes(lower) ||
    NEARBY.has(core) ||
    (core !== '' && own.some((name) => withoutEnds(name) === core))
  )
}

/** The word inside: `Kathmandu@2080` is `kathmandu`. */
function withoutEnds(word: string) {
  return word.replace(/^[^\p{L}\p{M}]+|[^\p{L}\p{M}]+$/gu, '')
}
