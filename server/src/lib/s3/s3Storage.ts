import { createReadStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import { expectFileKey, isFileKey, type StorageDriver } from '#lib/storageDriver.ts'
import { openBucket } from './s3Bucket.ts'
import type { S3Settings } from './s3Settings.ts'
import { writeParts } from './writeParts.ts'

/** Uploads under way are stored beside it. */
const PREFIX = 'media/'

/** Stores files in a bucket, which is closed to everybody but us. */
export function openS3(settings: S3Settings): StorageDriver {
  const open = openBucket(settings)

  function nameOf(key: string) {
    expectFileKey(key)
    return `${PREFIX}${key}`
  }

  async function sizeOf(key: string) {
    return isFileKey(key) ? (await open()).sizeOf(nameOf(key)) : null
  }

  return {
    async put(key, bytes) {
      const name = nameOf(key)
      await (await open()).put(name, bytes)
    },

    async take(key, path) {
      const name = nameOf(key)
      await writeParts(await open(), name, createReadStream(path))
      await rm(path, { force: true })
    },

    async write(key, source) {
      const name = nameOf(key)
      await writeParts(await open(), name, source)
    },

    sizeOf,

    async find(key) {
      const size = await sizeOf(key)
      return size === null ? null : { size, path: null }
    },

    async read(key) {
      const name = nameOf(key)
      return buffer(await (await open()).stream(name))
    },

    async stream(key, span) {
      const name = nameOf(key)
      return (await open()).stream(name, span)
    },

    async remove(key) {
      const name = nameOf(key)
      await (await open()).remove(name)
    },

    async *list() {
      for await (const { name, bytes, writtenAt } of (await open()).list(PREFIX)) {
        const key = name.slice(PREFIX.length)
        if (isFileKey(key)) yield { key, bytes, writtenAt }
      }
    },

    async removeUnfinished(before) {
      const bucket = await open()
      for await (const multipart of bucket.listMultiparts(PREFIX))
        if (multipart.begunAt < before) await bucket.abortMultipart(multipart)
    },
  }
}
