import { toast } from '#lib/toasts.ts'

/** What is refused is said in a toast. */
export async function attempt(work: () => Promise<void>) {
  try {
    await work()
  } catch (error) {
    if (error instanceof Error) toast.error(error.message)
  }
}
