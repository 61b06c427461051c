export const USERNAME_MIN_LENGTH = 3
export const USERNAME_MAX_LENGTH = 30
export const usernamePattern = /^[a-z0-9_]+(\.[a-z0-9_]+)*$/

/** Whether this can be a username as it is typed: capitals and spaces around it do not count. */
export function isUsername(typed: string) {
  const name = typed.trim().toLowerCase()
  return (
    name.length >= USERNAME_MIN_LENGTH &&
    name.length <= USERNAME_MAX_LENGTH &&
    usernamePattern.test(name)
  )
}
