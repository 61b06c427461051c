export {}

declare module '#lib/keys.ts' {
  interface Keys {
    people:
      | ['muted thread', postId: string]
      // Whom and what I blocked or muted.
      | ['shunned', 'blocked' | 'muted' | 'hubs' | 'threads' | 'words']
  }
}
