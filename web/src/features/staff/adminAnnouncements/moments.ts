const OFFSET = '+05:45'
const OFFSET_MS = (5 * 60 + 45) * 60_000

/** A time for a datetime field: in Nepal's time, whatever the device's clock says. */
export function toField(iso: string) {
  return new Date(Date.parse(iso) + OFFSET_MS).toISOString().slice(0, 16)
}

/** The time in such a field; blank if it is none. */
export function fromField(field: string) {
  const at = new Date(`${field}:00${OFFSET}`)
  return Number.isNaN(at.getTime()) ? '' : at.toISOString()
}
