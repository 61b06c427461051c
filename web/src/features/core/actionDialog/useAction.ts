import { useSend } from '#lib/useForm.ts'

/** Sends what a dialog asks for; refused, it stays open with what was typed and says why. */
export function useAction(onDone: () => void) {
  const { send, problems, isSending, setProblems, mend } = useSend()

  async function run(action: () => Promise<unknown>) {
    mend()
    await send(async () => {
      await action()
      onDone()
    })
  }

  return { problems, isBusy: isSending, run, complain: setProblems }
}
