export {}

declare module '#lib/keys.ts' {
  interface Keys {
    clips: ['clip', id: string, 'stats']
  }
}
