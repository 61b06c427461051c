import { createPrivateKey } from 'node:crypto'
import { z } from 'zod'
import { key, link } from './configFields.ts'

/** Who vouches for members besides their password: Google, Apple, or any provider of OpenID Connect. */
export const ofLoginProviders = {
  GOOGLE_CLIENT_ID: key.describe('to log in with Google, with GOOGLE_CLIENT_SECRET'),
  GOOGLE_CLIENT_SECRET: key.describe('the secret of GOOGLE_CLIENT_ID'),
  APPLE_CLIENT_ID: key.describe(
    'to log in with Apple: the Services ID, with APPLE_TEAM_ID, APPLE_KEY_ID and APPLE_PRIVATE_KEY',
  ),
  APPLE_TEAM_ID: key.describe('the team at Apple'),
  APPLE_KEY_ID: key.describe('the key that APPLE_PRIVATE_KEY is'),
  APPLE_PRIVATE_KEY: z
    .string()
    .refine(isPrivateKey, 'is a private key in PEM, its line ends perhaps written as \\n')
    .optional()
    .describe('the private key for log-ins with Apple, as in the file .p8'),
  APPLE_ISSUER: link(/^https?$/, 'is an address such as https://login.example').describe(
    'another address than Apple, for tests',
  ),
  OIDC_ISSUER: link(/^https?$/, 'is an address such as https://login.example').describe(
    'any other provider of OpenID Connect, with OIDC_CLIENT_ID and OIDC_CLIENT_SECRET',
  ),
  OIDC_CLIENT_ID: key.describe('the name of this Jes at OIDC_ISSUER'),
  OIDC_CLIENT_SECRET: key.describe('its secret there'),
  OIDC_NAME: z
    .string()
    .min(1)
    .max(40, 'is at most 40 letters')
    .default('OpenID')
    .describe('what its button says'),
}

function isPrivateKey(pem: string) {
  try {
    return createPrivateKey(pem.replaceAll('\\n', '\n')).asymmetricKeyType === 'ec'
  } catch {
    return false
  }
}
