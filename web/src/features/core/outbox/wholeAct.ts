import type { Act } from './acts.ts'

/** How a picture is uploaded: its id. */
type Upload = (form: FormData) => Promise<string>

/**
 * What is sent for an act, its pictures among it: those that have not arrived are uploaded first. Each is remembered at
 * once, so that after a break none is sent twice.
 */
export async function wholeOf(
  { sent, pictures }: Act,
  upload: Upload,
  remember: (changes: Pick<Act, 'pictures'>) => Promise<void>,
) {
  if (!pictures?.length) return sent
  const arrived = [...pictures]
  for (const [index, { file, pictureId, alt }] of pictures.entries()) {
    if (pictureId || !file) continue
    arrived[index] = { file: null, alt, pictureId: await upload(formOf(file)) }
    await remember({ pictures: [...arrived] })
  }
  const images = arrived.flatMap(({ pictureId, alt }) => (pictureId ? { _id: pictureId, alt } : []))
  return { ...sent, body: { ...sent.body, images } }
}

function formOf(file: Blob) {
  const form = new FormData()
  form.append('file', file)
  return form
}
