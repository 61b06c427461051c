import type { UserSummary } from '@jes/contract/core/users'

/** A row that has the columns of its user beside its own, as SQL gives it. */
export type Flat<Row extends { user: UserSummary }> = Omit<Row, 'user'> & UserSummary

/** The same with the user apart, as the contract has it. */
export function withUser<Row extends UserSummary>(row: Row) {
  const { _id, username, displayName, image, isPremium, ...rest } = row
  return { user: { _id, username, displayName, image, isPremium }, ...rest }
}
