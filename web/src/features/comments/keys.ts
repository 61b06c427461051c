export {}

declare module '#lib/keys.ts' {
  interface Keys {
    comments:
      | ['comments by', userId: string]
      // When the server last said how many comments a post has.
      | ['comment total at', postId: string]
  }
}
