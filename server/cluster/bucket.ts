import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3'
import type { S3Settings } from '#lib/s3/s3Settings.ts'

type Gateway = { endpoint: string; key: string; secret: string }

/** A new bucket of the gateway, and the settings to use it. */
export async function createBucket(
  { endpoint, key, secret }: Gateway,
  bucket: string,
): Promise<S3Settings> {
  const client = new S3Client({
    endpoint,
    region: 'us-east-1',
    forcePathStyle: true,
    credentials: { accessKeyId: key, secretAccessKey: secret },
  })
  await client.send(new CreateBucketCommand({ Bucket: bucket }))
  client.destroy()
  return { endpoint, bucket, region: 'us-east-1', key, secret, isPathStyle: true }
}
