/** Who keeps what a member leaves behind without a name. */
export const DELETED_USER_ID = '1'
