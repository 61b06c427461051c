export {}

declare module '#lib/keys.ts' {
  interface Keys {
    posts:
      | ['drafts']
      | ['scheduled']
      | ['bookmark folders']
      | ['analytics', days: string]
      | ['edit history', postId: string, editedAt: string | null]
  }
}
