import { toast } from '#lib/toasts.ts'

/** Says what the server said no with; it speaks the language of the moment by itself. */
export function sayRefusal(error: Error) {
  toast.error(error.message)
}
