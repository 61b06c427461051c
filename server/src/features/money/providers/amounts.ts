const RUPEES = /^(\d{1,9}|\d{1,3}(?:,\d{2,3}){1,3})(?:\.(\d{1,2})0*)?$/
const PAISA = /^(\d{1,11})(?:\.0+)?$/

/** 14900 is `149`, 14950 is `149.50`. */
export function toRupees(paisa: number) {
  const rest = paisa % 100
  const rupees = String((paisa - rest) / 100)
  return rest === 0 ? rupees : `${rupees}.${String(rest).padStart(2, '0')}`
}

/** Rupees as eSewa writes them, `1000.0` or `1,000.0`, in paisa; null if it is not an amount. */
export function fromRupees(text: string) {
  const match = RUPEES.exec(text)
  if (!match) return null
  return Number(match[1]!.replaceAll(',', '')) * 100 + Number((match[2] ?? '').padEnd(2, '0'))
}

/** Paisa as Khalti writes them; null if it is not a whole amount. */
export function fromPaisa(text: string) {
  const match = PAISA.exec(text)
  return match ? Number(match[1]) : null
}
