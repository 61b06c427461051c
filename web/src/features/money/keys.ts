export {}

declare module '#lib/keys.ts' {
  interface Keys {
    money:
      | ['premium', 'plans' | 'me' | 'history']
      | ['premium', 'preview', choice: object]
      | ['premium', 'orders', id: string]
      | ['earnings', 'mine' | 'payouts']
      | ['earnings', 'statement', month: string]
      | ['revenue months']
  }
}
