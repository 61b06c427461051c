/** The boxes that a file of the MP4 and QuickTime family can begin with. */
const BOXES = new Set(['ftyp', 'moov', 'mdat', 'wide', 'free', 'skip', 'pnot'])
/** Of that family, but pictures. */
const PICTURES = /^(heic|heix|heim|heis|hevc|mif1|msf1|avif|avis|crx )$/

/** Whether the first bytes are those of an accepted video: MP4, QuickTime, WebM or Matroska. */
export async function looksLikeVideo(file: Blob) {
  const head = new Uint8Array(await file.slice(0, 12).arrayBuffer())
  const isMatroska = [0x1a, 0x45, 0xdf, 0xa3].every((byte, index) => head[index] === byte)
  if (isMatroska) return true
  const letters = String.fromCharCode(...head)
  return BOXES.has(letters.slice(4, 8)) && !PICTURES.test(letters.slice(8, 12))
}
