import type { Config } from './configSchema.ts'

type Problem = string | null

/** What is wrong with settings that are right one by one; null if nothing is. */
export function findProblem(config: Config): Problem {
  return (
    ofPayments(config) ?? ofBucket(config) ?? ofDatabase(config) ?? ofProduction(config) ?? null
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

const OF_BUCKET = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_KEY', 'S3_SECRET'] as const

/** A half-configured bucket: files would be stored where nobody expects them. */
function ofBucket(config: Config): Problem {
  const given = OF_BUCKET.find((name) => config[name])
  const missing = OF_BUCKET.find((name) => !config[name])
  return given && missing ? `${missing} is missing: ${given} alone stores no file.` : null
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
