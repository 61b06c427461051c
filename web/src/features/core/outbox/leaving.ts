import { create } from 'zustand'
import { useActs } from './acts.ts'
import { loadOutbox } from './keeping.ts'

type Question = { count: number; answer: (mayLeave: boolean) => void }

/** The question whether to log out though something is not sent. */
export const useLeaveQuestion = create<Question | null>(() => null)

/** Whoever logs out leaves nothing on this device: with something unsent they are asked first. */
export async function mayLeave() {
  await loadOutbox().then(
    ({ loadActs }) => loadActs(),
    () => {},
  )
  const count = useActs.getState().length
  if (count === 0) return true
  return new Promise<boolean>((resolve) => {
    const answer = (mayLeave: boolean) => {
      useLeaveQuestion.setState(null, true)
      resolve(mayLeave)
    }
    useLeaveQuestion.setState({ count, answer }, true)
  })
}

/** After the log-out. */
export async function forgetActs(userId: string) {
  const outbox = await loadOutbox().catch(() => null)
  await outbox?.dropAccount(userId)
}
