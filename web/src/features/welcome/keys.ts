export {}

declare module '#lib/keys.ts' {
  interface Keys {
    welcome: ['first steps'] | ['first week']
  }
}
