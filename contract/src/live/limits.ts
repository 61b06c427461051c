/** So many posts may be in sight at once. */
export const MOST_WATCHED = 50
