export {}

declare module '#lib/keys.ts' {
  interface Keys {
    hubs:
      | ['hub tags']
      | ['hub invite', code: string]
      | ['hub members', hubId: string, words: string]
      // What only the team of a hub sees, and the log that it writes.
      | ['team', 'queue' | 'log' | 'bans' | 'invites' | 'requests' | 'automod', hub: string]
      | ['team', 'notes', hub: string, userId: string]
  }
}
