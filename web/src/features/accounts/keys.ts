export {}

declare module '#lib/keys.ts' {
  interface Keys {
    accounts:
      | ['parked accounts']
      | ['verify email' | 'confirm email', token: string]
      | ['common password', password: string | null, owner: object]
      | ['username', name: string | null]
      | ['qr code', uri: string]
      | ['phone']
      | ['sign-up']
      | ['invitations']
      | ['providers']
      | ['arrival', provider: string, answer: string]
  }
}
