/** Without storage it lasts until the page is left. */
export function stored<T>(use: () => T): T | null {
  try {
    return use()
  } catch {
    return null
  }
}
