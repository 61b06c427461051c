/** A stored piece of an upload: its bytes from `start` on. */
export type Piece = { name: string; start: number; bytes: number }
/** What of a piece follows on the pieces before it. */
export type Link = { name: string; from: number; to: number }

const PREFIX = 'uploads/'
const NAME = /^uploads\/([0-9a-f]{32})\/(\d{15})-(\d+)$/

export function prefixOf(uploadId = '') {
  return uploadId ? `${PREFIX}${uploadId}/` : PREFIX
}

/** With place and length in the name, a late writer never overwrites what another one has stored. */
export function nameOf(uploadId: string, start: number, bytes: number) {
  return `${prefixOf(uploadId)}${String(start).padStart(15, '0')}-${bytes}`
}

export function readName(name: string) {
  const [, uploadId, start, bytes] = NAME.exec(name) ?? []
  return uploadId ? { name, uploadId, start: Number(start), bytes: Number(bytes) } : null
}

/**
 * The upload from its beginning, as far as it has no gap. Pieces may overlap where two requests sent the same bytes;
 * another piece never makes the result shorter.
 */
export function chainOf(pieces: Piece[]): { links: Link[]; end: number } {
  const links: Link[] = []
  let end = 0
  for (const { name, start, bytes } of pieces.toSorted((a, b) => a.start - b.start)) {
    if (start > end) break
    if (start + bytes <= end) continue
    links.push({ name, from: end - start, to: bytes - 1 })
    end = start + bytes
  }
  return { links, end }
}
