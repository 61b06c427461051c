/** How many accounts one browser holds, the one in use included. */
export const MOST_ACCOUNTS = 5
