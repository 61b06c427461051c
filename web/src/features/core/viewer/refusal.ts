import { toast } from '#lib/toasts.ts'

/** Shows the server's refusal, which is already in the reader's language. */
export function sayRefusal(error: Error) {
  toast.error(error.message)
}
