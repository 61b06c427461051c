import type { Bucket } from './s3Client.ts'
import type { S3Settings } from './s3Settings.ts'

/** The library of S3 is large: it is loaded when it is first needed. */
export function openBucket(settings: S3Settings): () => Promise<Bucket> {
  let opened: Promise<Bucket> | null = null
  return () => {
    opened ??= import('./s3Client.ts').then(({ connectBucket }) => connectBucket(settings))
    return opened
  }
}
