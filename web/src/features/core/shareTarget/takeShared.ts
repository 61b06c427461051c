import { SHARE } from '@jes/contract/site/worker'

export type Shared = { title: string; content: string; files: File[] }

/** What another app has shared, once. */
export async function takeShared(): Promise<Shared | null> {
  const cache = await globalThis.caches?.open(SHARE.cache)
  const stored = await cache?.match(SHARE.path)
  if (!stored) return null
  await cache.delete(SHARE.path)
  const form = await stored.formData()
  const textOf = (name: string) => String(form.get(name) ?? '').trim()
  const [text, url] = [textOf('text'), textOf('url')]
  // Many apps put the address into the text.
  const parts = text.includes(url) ? [text] : [text, url]
  const files = form.getAll('files').filter((file) => file instanceof File && file.size > 0)
  return {
    title: textOf('title'),
    content: parts.filter(Boolean).join('\n\n'),
    files: files as File[],
  }
}
