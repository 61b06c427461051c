import { text } from '#lib/language.ts'
import { toast } from '#lib/toasts.ts'
import { messages } from './messages.ts'

/** Some browsers do not allow it. */
export async function copyLink(link: string) {
  const said = text(messages)
  try {
    await navigator.clipboard.writeText(link)
    toast.success(said.copied)
  } catch {
    toast.error(said.copyFailed)
  }
}
