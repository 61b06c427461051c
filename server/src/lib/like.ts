/** The typed text, with LIKE's wildcards escaped. */
export function literal(typed: string) {
  return typed.replace(/[\\%_]/g, '\\$&')
}
