export {}

declare module '#lib/keys.ts' {
  interface Keys {
    comments:
      | ['comments by', userId: string]
      | ['saved comments']
      // Whether I saved it.
      | ['saved comment', id: string]
      // When the server last said how many comments a post has.
      | ['comment total at', postId: string]
  }
}
