import { createECDH } from 'node:crypto'
import type { Config } from './configSchema.ts'

type Problem = string | null

/** What is wrong with settings that are right one by one; null if nothing is. */
export function findProblem(config: Config): Problem {
  return (
    ofPayments(config) ??
    ofPush(config) ??
    ofSms(config) ??
    ofTranslation(config) ??
    ofBucket(config) ??
    ofProviders(config) ??
    ofDatabase(config) ??
    ofProduction(config)
  )
}

const PAY_URLS = ['ESEWA_FORM_URL', 'ESEWA_STATUS_URL', 'KHALTI_API_URL', 'KHALTI_PAY_URL'] as const

/** Half-configured providers, and keys without https. */
function ofPayments(config: Config): Problem {
  if (config.ESEWA_SECRET && !config.ESEWA_PRODUCT_CODE)
    return 'ESEWA_PRODUCT_CODE is missing: ESEWA_SECRET alone takes no payment.'
  if (config.ESEWA_PRODUCT_CODE && !config.ESEWA_SECRET)
    return 'ESEWA_SECRET is missing: ESEWA_PRODUCT_CODE alone takes no payment.'
  const open = PAY_URLS.find((name) => config[name]?.startsWith('http:'))
  return config.isProduction && open ? `${open} begins with https:// in production.` : null
}

/** Half a pair of keys, and halves of two pairs. */
function ofPush({ PUSH_PUBLIC_KEY: given, PUSH_PRIVATE_KEY: secret }: Config): Problem {
  if (!given && !secret) return null
  if (!given) return 'PUSH_PUBLIC_KEY is missing: PUSH_PRIVATE_KEY alone signs no push message.'
  if (!secret) return 'PUSH_PRIVATE_KEY is missing: PUSH_PUBLIC_KEY alone signs no push message.'
  return publicHalfOf(secret) === given
    ? null
    : 'PUSH_PUBLIC_KEY is not the public half of PUSH_PRIVATE_KEY.'
}

function publicHalfOf(secret: string) {
  const pair = createECDH('prime256v1')
  try {
    pair.setPrivateKey(secret, 'base64url')
    return pair.getPublicKey('base64url')
  } catch {
    // Not every number of this size is a private key.
    return null
  }
}

/** A key without an engine, and what members may read to themselves without https. */
function ofTranslation({ TRANSLATE_URL, TRANSLATE_KEY, isProduction }: Config): Problem {
  if (TRANSLATE_KEY && !TRANSLATE_URL)
    return 'TRANSLATE_URL is missing: TRANSLATE_KEY alone translates nothing.'
  const isOpen = TRANSLATE_URL?.startsWith('http:') && !isLoopback(new URL(TRANSLATE_URL).hostname)
  return isProduction && isOpen
    ? 'TRANSLATE_URL begins with https:// in production, unless it is on this machine.'
    : null
}

function isLoopback(host: string) {
  return host === 'localhost' || host === '[::1]' || /^127\./.test(host)
}

/** A half-configured provider of SMS, and a token without https. */
function ofSms(config: Config): Problem {
  const { SMS_PROVIDER, SMS_TOKEN, SMS_FROM, SMS_URL, isProduction } = config
  if (!SMS_PROVIDER)
    return SMS_TOKEN ? 'SMS_PROVIDER is missing: SMS_TOKEN alone sends no SMS.' : null
  if (!SMS_TOKEN) return `SMS_TOKEN is missing: ${SMS_PROVIDER} sends no SMS without it.`
  if (SMS_PROVIDER === 'sparrow' && !SMS_FROM)
    return 'SMS_FROM is missing: Sparrow SMS sends no SMS without it.'
  if (SMS_PROVIDER === 'http' && !SMS_URL)
    return 'SMS_URL is missing: http has no address without it.'
  return isProduction && SMS_URL?.startsWith('http:')
    ? 'SMS_URL begins with https:// in production.'
    : null
}

const OF_BUCKET = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_KEY', 'S3_SECRET'] as const

/** A half-configured bucket: files would be stored where nobody expects them. */
function ofBucket(config: Config): Problem {
  const given = OF_BUCKET.find((name) => config[name])
  const missing = OF_BUCKET.find((name) => !config[name])
  return given && missing ? `${missing} is missing: ${given} alone stores no file.` : null
}

const OF_PROVIDERS = [
  ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  ['APPLE_CLIENT_ID', 'APPLE_TEAM_ID', 'APPLE_KEY_ID', 'APPLE_PRIVATE_KEY'],
  ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'],
] as const

/** Half-configured providers of log-ins, and one without https. */
function ofProviders(config: Config): Problem {
  for (const names of OF_PROVIDERS) {
    const given = names.find((name) => config[name])
    const missing = names.find((name) => !config[name])
    if (given && missing) return `${missing} is missing: ${given} alone logs nobody in.`
  }
  const open = (['OIDC_ISSUER', 'APPLE_ISSUER'] as const).find((name) =>
    config[name]?.startsWith('http:'),
  )
  return config.isProduction && open ? `${open} begins with https:// in production.` : null
}

/** What stands beside a database needs one that is not embedded. */
function ofDatabase(config: Config): Problem {
  const hasOthers = config.DATABASE_SESSION_URL || config.DATABASE_REPLICA_URLS.length > 0
  return hasOthers && !config.DATABASE_URL
    ? 'DATABASE_URL is missing: the embedded database has no other address and no replica.'
    : null
}

function ofProduction(config: Config): Problem {
  if (!config.isProduction) return null
  if (!config.SMTP_URL) return 'SMTP_URL is missing: in production Jes has to send mail.'
  if (!config.PUBLIC_URL)
    return 'PUBLIC_URL is missing: in production Jes has to know its own address.'
  return null
}
