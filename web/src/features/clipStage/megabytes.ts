const MEGABYTE = 1_000_000

/** 4.2: one digit behind the point, and never nothing at all. */
export function megabytesOf(bytes: number) {
  return Math.max(0.1, bytes / MEGABYTE).toFixed(1)
}
