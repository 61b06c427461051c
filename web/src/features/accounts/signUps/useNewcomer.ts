import { useState } from 'react'
import { ApiError } from '#lib/api.ts'

/** Sends a sign-up, in whichever form. Where the staff decides first, that is no failure: the newcomer waits. */
export function useNewcomer<Sent>(register: (sent: Sent) => Promise<unknown>) {
  const [isWaiting, setIsWaiting] = useState(false)

  async function send(sent: Sent) {
    try {
      await register(sent)
    } catch (error) {
      if (!(error instanceof ApiError) || error.reason !== 'accounts.sign_up_waits') throw error
      setIsWaiting(true)
    }
  }

  return { isWaiting, send }
}
