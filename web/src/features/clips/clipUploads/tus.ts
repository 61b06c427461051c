import { UPLOADS_PATH } from '@jes/contract/clips/clips'
import { DetailedError, type HttpRequest, Upload } from 'tus-js-client'
import { countUse } from '#features/core/dataUse/traffic.ts'
import { headersFor } from '#lib/api.ts'
import { useSession } from '#lib/session.ts'
import type { Job, Transport } from './transport.ts'

const MB = 1024 * 1024
const SLOW = /2g|3g/

/** The tus protocol: the server reports its offset, and the upload continues there. */
export const tus: Transport = { begin, forget }

function begin({ file, url, onUrl, onProgress, onDone, onFail }: Job) {
  const upload: Upload = new Upload(file, {
    // Without an endpoint a busy server does not make it start again.
    ...(url ? { uploadUrl: absolute(url) } : { endpoint: absolute(UPLOADS_PATH) }),
    chunkSize: isSlow() ? MB : 4 * MB,
    // The caller decides when to retry, and shows it.
    retryDelays: null,
    storeFingerprintForResuming: false,
    metadata: { filename: file.name, filetype: file.type },
    onBeforeRequest: identify,
    onUploadUrlAvailable: () => onUrl(new URL(upload.url!, location.href).pathname),
    onProgress: (bytes) => onProgress(bytes),
    onChunkComplete: (bytes) => countUse('sent', bytes),
    onSuccess: () => onDone(),
    onError: (error) => onFail(failureOf(error)),
  })
  upload.start()
  return () => void upload.abort()
}

function forget(url: string) {
  return Upload.terminate(absolute(url), { onBeforeRequest: identify, retryDelays: null })
}

/** Each chunk is sent with the current token. */
function identify(request: HttpRequest) {
  const { token } = useSession.getState()
  for (const [name, value] of Object.entries(headersFor(token))) request.setHeader(name, value)
}

function failureOf(error: Error) {
  const response = error instanceof DetailedError ? error.originalResponse : null
  return {
    status: response?.getStatus() ?? 0,
    words: response ? wordsIn(response.getBody()) : null,
  }
}

function wordsIn(body: string) {
  try {
    const { error } = JSON.parse(body) as { error?: unknown }
    return typeof error === 'string' ? error : null
  } catch {
    return null
  }
}

function isSlow() {
  const { connection } = navigator as Navigator & { connection?: { effectiveType?: string } }
  return SLOW.test(connection?.effectiveType ?? '')
}

function absolute(path: string) {
  return new URL(path, location.origin).href
}
