/** The bytes of a field of WebAuthn, which travels as text. */
export function bytesOf(field: string) {
  return Buffer.from(field, 'base64url')
}
