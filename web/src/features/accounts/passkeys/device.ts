import type { PasskeyCreation, PasskeyRequest } from '@jes/contract/accounts/passkeys'
import {
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
} from '@simplewebauthn/browser'

/** What the browser's own dialog ends with when it was closed, or when another one took its place. */
const CLOSED = new Set(['NotAllowedError', 'AbortError'])

/** The new key of this device; null if its dialog was closed. */
export async function createOnDevice(options: PasskeyCreation) {
  return unlessClosed(startRegistration({ optionsJSON: options }))
}

/** A signature by a passkey of this device; null if its dialog was closed. */
export async function signOnDevice(options: PasskeyRequest) {
  return unlessClosed(startAuthentication({ optionsJSON: options }))
}

/** The same without a dialog: the browser offers passkeys at the field for the username, for as long as it is there. */
export async function signAtField(options: PasskeyRequest) {
  return unlessClosed(startAuthentication({ optionsJSON: options, useBrowserAutofill: true }))
}

export function canSignAtField() {
  return browserSupportsWebAuthnAutofill()
}

export function stopAsking() {
  WebAuthnAbortService.cancelCeremony()
}

/** Whoever closes the dialog knows it; that the device has this passkey already does not count as a failure. */
async function unlessClosed<T>(answer: Promise<T>) {
  try {
    return await answer
  } catch (error) {
    if (error instanceof Error && CLOSED.has(error.name)) return null
    throw error
  }
}
