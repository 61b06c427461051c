import type { UserSummary } from '@jes/contract/core/users'

/** A row with the columns of its user beside its own, as SQL returns it. */
export type Flat<Row extends { user: UserSummary }> = Omit<Row, 'user'> & UserSummary

/** The same with the user nested, as in the contract. */
export function withUser<Row extends UserSummary>(row: Row) {
  const { _id, username, displayName, image, isPremium, verifiedAs, ...rest } = row
  return { user: { _id, username, displayName, image, isPremium, verifiedAs }, ...rest }
}
