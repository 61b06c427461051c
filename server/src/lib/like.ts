/** What was typed, with nothing in it that LIKE would understand. */
export function literal(typed: string) {
  return typed.replace(/[\\%_]/g, '\\$&')
}
