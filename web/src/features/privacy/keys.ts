export {}

declare module '#lib/keys.ts' {
  interface Keys {
    privacy: ['exports']
  }
}
