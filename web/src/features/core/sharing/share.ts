import { text } from '#lib/language.ts'
import { toast } from '#lib/toasts.ts'
import { messages } from './messages.ts'

type Shared = { title: string; path: string }

/** The phone's share sheet if there is one, else the link in the clipboard. */
export async function share({ title, path }: Shared) {
  const url = window.location.origin + path
  if (!navigator.share) return copyLink(path)
  try {
    await navigator.share({ title, url })
  } catch (error) {
    const changedMind = error instanceof DOMException && error.name === 'AbortError'
    if (!changedMind) await copyLink(path)
  }
}

export function copyLink(path: string) {
  const { copied, notCopied } = text(messages)
  return copy(window.location.origin + path, copied, notCopied)
}

/** Hands a picture to another app, such as the stories of one. */
export async function shareFile(file: File) {
  try {
    await navigator.share({ files: [file] })
  } catch (error) {
    const changedMind = error instanceof DOMException && error.name === 'AbortError'
    if (!changedMind) toast.error(text(messages).notShared)
  }
}

export function copyEmbed(html: string) {
  const { embedCopied, embedNotCopied } = text(messages)
  return copy(html, embedCopied, embedNotCopied)
}

export function copyText(words: string) {
  const { textCopied, textNotCopied } = text(messages)
  return copy(words, textCopied, textNotCopied)
}

async function copy(words: string, done: string, failed: string) {
  try {
    await navigator.clipboard.writeText(words)
    toast.success(done)
  } catch {
    toast.error(failed)
  }
}
