import type { Config } from '#lib/config.ts'

export type S3Settings = {
  endpoint: string
  bucket: string
  region: string
  key: string
  secret: string
  isPathStyle: boolean
}

/** The bucket of the settings; null where files are stored on the disk alone. */
export function s3SettingsOf(config: Config): S3Settings | null {
  const { S3_ENDPOINT, S3_BUCKET, S3_KEY, S3_SECRET } = config
  if (!S3_ENDPOINT || !S3_BUCKET || !S3_KEY || !S3_SECRET) return null
  return {
    endpoint: S3_ENDPOINT,
    bucket: S3_BUCKET,
    region: config.S3_REGION,
    key: S3_KEY,
    secret: S3_SECRET,
    isPathStyle: config.S3_PATH_STYLE,
  }
}
