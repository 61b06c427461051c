export {}

declare module '#lib/keys.ts' {
  interface Keys {
    people: // Who asks to follow my private account.
      | ['follow requests']
      // The links on my profile, and which sites are proven.
      | ['link proofs']
      | ['muted thread', postId: string]
      // Lists of people: mine, one, and which of mine hold somebody.
      | ['people lists', 'mine']
      | ['people lists', 'one' | 'holding', id: string]
      // The karma and badges of a member.
      | ['thanks', userId: string]
      // Whom and what I blocked or muted.
      | ['shunned', 'blocked' | 'muted' | 'hubs' | 'threads' | 'words']
  }
}
