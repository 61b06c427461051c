/** Who keeps what a member leaves behind without a name. */
export const GHOST_ID = '1'
