/** The best recording format first: MP4 plays everywhere, also where it was recorded. */
const TYPES = [
  'video/mp4;codecs=avc1.42E01E,mp4a.40.2',
  'video/mp4',
  'video/webm;codecs=vp9,opus',
  'video/webm;codecs=vp8,opus',
  'video/webm',
]

type Recorders = { isTypeSupported: (type: string) => boolean }

/** Null where the browser cannot record at all. */
export function recordingType(recorders: Recorders | undefined) {
  return recorders ? (TYPES.find((type) => recorders.isTypeSupported(type)) ?? null) : null
}

/** A file as a camera would name it. */
export function recordedFile(pieces: Blob[], type: string, at: Date) {
  const container = type.startsWith('video/mp4') ? 'mp4' : 'webm'
  const name = `jesclip-${at.toISOString().slice(0, 19).replace(/\D/g, '')}.${container}`
  return new File(pieces, name, { type: `video/${container}`, lastModified: at.getTime() })
}
