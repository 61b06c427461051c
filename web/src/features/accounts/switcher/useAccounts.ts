import { MOST_ACCOUNTS } from '@jes/contract/accounts/accountLimit'
import { useQuery } from '@tanstack/react-query'
import { knownAccounts } from '#lib/knownAccounts.ts'
import { type SessionUser, useSession } from '#lib/session.ts'
import { parkedAccounts } from './api.ts'

export type OtherAccount = SessionUser & {
  displayName: string
  unread: number
  /** Its session is over. */
  hasEnded: boolean
}

/** The other accounts of this browser: first those that a tap opens, then those that must log in again. */
export function useAccounts() {
  const current = useSession((session) => session.user)
  const { data, isSuccess } = useQuery(parkedAccounts())
  const live = (data?.accounts ?? [])
    .filter(({ _id }) => _id !== current?._id)
    .map((account): OtherAccount => ({ ...account, hasEnded: false }))
  const isShown = (id: string) => id === current?._id || live.some(({ _id }) => _id === id)
  const ended = (isSuccess ? knownAccounts() : [])
    .filter(({ _id }) => !isShown(_id))
    .map(
      (user): OtherAccount => ({ ...user, displayName: user.username, unread: 0, hasEnded: true }),
    )
  const others = [...live, ...ended]
  return { others, canAdd: live.length + 1 < MOST_ACCOUNTS }
}
