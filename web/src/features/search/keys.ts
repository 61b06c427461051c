export {}

declare module '#lib/keys.ts' {
  interface Keys {
    search: ['hashtags', words: string]
  }
}
