import { overloaded } from './errors.ts'

/** Lets a few run heavy work at once and some wait; further callers are refused with a retry. */
export function makeSemaphore({ atOnce, waiting }: { atOnce: number; waiting: number }) {
  const line: (() => void)[] = []
  let busy = 0

  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (busy < atOnce) busy += 1
    else if (line.length < waiting) await new Promise<void>((resolve) => line.push(resolve))
    else throw overloaded()

    try {
      return await work()
    } finally {
      const next = line.shift()
      if (next) next()
      else busy -= 1
    }
  }
}
