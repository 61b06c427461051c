const OFFSET = '+05:45'
const OFFSET_MS = (5 * 60 + 45) * 60_000

/** A moment as a field for date and time wants it: in Nepal's time, whatever the clock of the device says. */
export function toField(iso: string) {
  return new Date(Date.parse(iso) + OFFSET_MS).toISOString().slice(0, 16)
}

/** What stands in such a field as a moment; blank where it is none. */
export function fromField(field: string) {
  const at = new Date(`${field}:00${OFFSET}`)
  return Number.isNaN(at.getTime()) ? '' : at.toISOString()
}
