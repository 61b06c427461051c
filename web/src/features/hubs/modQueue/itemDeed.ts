/** What can be done with a thing in the queue. */
export type ItemDeed = 'keep' | 'remove' | 'warn' | 'ban' | 'lock'
