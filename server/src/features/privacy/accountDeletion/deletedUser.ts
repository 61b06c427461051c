/** The deleted user, who owns without a name what deleted members left. */
export const DELETED_USER_ID = '1'
