/** Whoever vouches for a member: Google, Apple, or the one that the operator has set. */
export const PROVIDER_NAMES = ['google', 'apple', 'oidc'] as const
