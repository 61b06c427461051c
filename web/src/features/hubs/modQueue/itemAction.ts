/** What can be done with a thing in the queue. */
export type ItemAction = 'keep' | 'remove' | 'warn' | 'ban' | 'lock'
