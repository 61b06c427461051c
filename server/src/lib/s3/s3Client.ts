import type { Readable } from 'node:stream'
import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListMultipartUploadsCommand,
  type ListMultipartUploadsCommandInput,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
  UploadPartCommand,
} from '@aws-sdk/client-s3'
import { StorageAway } from '#lib/storageAway.ts'
import type { Span } from '#lib/storageDriver.ts'
import type { S3Settings } from './s3Settings.ts'

const CONNECT_MS = 3_000
/** A connection over which nothing moves; a paused video resumes with another request. */
const IDLE_MS = 60_000
const ATTEMPTS = 3
/** How long an attempt and all attempts together may take, until the storage answers. */
const LIGHT = { attempt: 4_000, whole: 9_000 }
const HEAVY = { attempt: 30_000, whole: 90_000 }
/** Slow readers each hold a connection. */
const CONNECTIONS = 500

type Patience = typeof LIGHT
export type S3Object = { name: string; bytes: number; writtenAt: Date }
export type Multipart = { name: string; id: string }
export type Part = { number: number; tag: string }
export type Bucket = ReturnType<typeof connectBucket>

/** The few operations of S3 that we use, with deadlines. Any failure but "there is no such object" is a StorageAway. */
export function connectBucket({ endpoint, bucket, region, key, secret, isPathStyle }: S3Settings) {
  const agent = { keepAlive: true, maxSockets: CONNECTIONS }
  const client = new S3Client({
    endpoint,
    region,
    forcePathStyle: isPathStyle,
    credentials: { accessKeyId: key, secretAccessKey: secret },
    // Our bodies are in memory, so each is signed with its SHA-256; further checksums are unknown to some servers.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: ATTEMPTS,
    requestHandler: {
      connectionTimeout: CONNECT_MS,
      socketTimeout: IDLE_MS,
      throwOnRequestTimeout: true,
      httpAgent: agent,
      httpsAgent: agent,
    },
  })

  /** Not by AbortSignal.timeout: that would also cut the body of a long download. */
  async function within<T>(
    { attempt, whole }: Patience,
    send: (options: { abortSignal: AbortSignal; requestTimeout: number }) => Promise<T>,
  ) {
    const deadline = new AbortController()
    const timer = setTimeout(() => deadline.abort(), whole)
    try {
      return await send({ abortSignal: deadline.signal, requestTimeout: attempt })
    } catch (error) {
      if (isAbsent(error)) throw error
      throw new StorageAway(error)
    } finally {
      clearTimeout(timer)
    }
  }

  return {
    async put(name: string, bytes: Uint8Array) {
      const command = new PutObjectCommand({ Bucket: bucket, Key: name, Body: bytes })
      await within(HEAVY, (options) => client.send(command, options))
    },

    async sizeOf(name: string) {
      const command = new HeadObjectCommand({ Bucket: bucket, Key: name })
      const found = await within(LIGHT, (options) => client.send(command, options)).catch(
        nullIfAbsent,
      )
      return found?.ContentLength ?? null
    },

    async stream(name: string, span?: Span) {
      const Range = span && `bytes=${span.start}-${span.end}`
      const command = new GetObjectCommand({ Bucket: bucket, Key: name, Range })
      const { Body } = await within(LIGHT, (options) => client.send(command, options))
      return Body as Readable
    },

    async remove(name: string) {
      const command = new DeleteObjectCommand({ Bucket: bucket, Key: name })
      await within(LIGHT, (options) => client.send(command, options)).catch(nullIfAbsent)
    },

    async *list(prefix: string): AsyncGenerator<S3Object> {
      let from: string | undefined
      do {
        const command = new ListObjectsV2Command({
          Bucket: bucket,
          Prefix: prefix,
          ContinuationToken: from,
        })
        const page = await within(LIGHT, (options) => client.send(command, options))
        for (const { Key, Size, LastModified } of page.Contents ?? [])
          yield { name: Key!, bytes: Size!, writtenAt: LastModified! }
        from = page.NextContinuationToken
      } while (from)
    },

    async beginMultipart(name: string): Promise<Multipart> {
      const command = new CreateMultipartUploadCommand({ Bucket: bucket, Key: name })
      const { UploadId } = await within(LIGHT, (options) => client.send(command, options))
      return { name, id: UploadId! }
    },

    async putPart({ name, id }: Multipart, number: number, bytes: Uint8Array): Promise<Part> {
      const command = new UploadPartCommand({
        Bucket: bucket,
        Key: name,
        UploadId: id,
        PartNumber: number,
        Body: bytes,
      })
      const { ETag } = await within(HEAVY, (options) => client.send(command, options))
      return { number, tag: ETag! }
    },

    async completeMultipart({ name, id }: Multipart, parts: Part[]) {
      const command = new CompleteMultipartUploadCommand({
        Bucket: bucket,
        Key: name,
        UploadId: id,
        MultipartUpload: {
          Parts: parts.map(({ number, tag }) => ({ PartNumber: number, ETag: tag })),
        },
      })
      await within(HEAVY, (options) => client.send(command, options))
    },

    async abortMultipart({ name, id }: Multipart) {
      const command = new AbortMultipartUploadCommand({ Bucket: bucket, Key: name, UploadId: id })
      await within(LIGHT, (options) => client.send(command, options)).catch(nullIfAbsent)
    },

    /** Those that were begun and neither completed nor aborted. */
    async *listMultiparts(prefix: string): AsyncGenerator<Multipart & { begunAt: Date }> {
      let from: Pick<ListMultipartUploadsCommandInput, 'KeyMarker' | 'UploadIdMarker'> | null = {}
      while (from) {
        const input: ListMultipartUploadsCommandInput = { Bucket: bucket, Prefix: prefix, ...from }
        const page = await findMultiparts(input)
        for (const { Key, UploadId, Initiated } of page.Uploads ?? [])
          yield { name: Key!, id: UploadId!, begunAt: Initiated! }
        from = page.IsTruncated
          ? { KeyMarker: page.NextKeyMarker, UploadIdMarker: page.NextUploadIdMarker }
          : null
      }
    },
  }

  function findMultiparts(input: ListMultipartUploadsCommandInput) {
    const command = new ListMultipartUploadsCommand(input)
    return within(LIGHT, (options) => client.send(command, options))
  }
}

function isAbsent(error: unknown) {
  return (
    error instanceof S3ServiceException &&
    error.$metadata.httpStatusCode === 404 &&
    error.name !== 'NoSuchBucket'
  )
}

function nullIfAbsent(error: unknown) {
  if (!isAbsent(error)) throw error
  return null
}
