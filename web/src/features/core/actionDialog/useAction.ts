import { useState } from 'react'
import { refusalOf } from '#lib/useForm.ts'

/** Sends what a dialog asks for; refused, it stays open with what was typed and says why. */
export function useAction(onDone: () => void) {
  const [problems, setProblems] = useState<Record<string, string>>({})
  const [isBusy, setIsBusy] = useState(false)

  async function run(action: () => Promise<unknown>) {
    setIsBusy(true)
    setProblems({})
    try {
      await action()
      onDone()
    } catch (error) {
      setProblems(refusalOf(error))
    } finally {
      setIsBusy(false)
    }
  }

  return { problems, isBusy, run, complain: setProblems }
}
