import { mediaApi, type Picture } from '@jes/contract/core/pictures'
import { countUse } from '#features/core/dataUse/traffic.ts'
import { ApiError, headersFor, withToken } from '#lib/api.ts'

type Way = { onProgress: (part: number) => void; signal: AbortSignal }

/** Uploads a picture; by XMLHttpRequest, because fetch reports no progress. */
export function sendPicture(file: File, way: Way): Promise<Picture> {
  return withToken((token) => post(file, token, way))
}

function post(file: File, token: string | null, { onProgress, signal }: Way) {
  return new Promise<Picture>((resolve, reject) => {
    const { method, path } = mediaApi.upload
    const request = new XMLHttpRequest()
    request.open(method, path)
    for (const [name, value] of Object.entries(headersFor(token)))
      request.setRequestHeader(name, value)
    request.upload.onprogress = ({ loaded, total }) => onProgress(total ? loaded / total : 0)
    request.onload = () => {
      const answer = read(request.responseText)
      if (request.status === 201) resolve((answer as { image: Picture }).image)
      else reject(new ApiError(request.status, answer))
    }
    request.onerror = () => reject(new ApiError(0, {}))
    request.onabort = () => reject(new DOMException('Cancelled', 'AbortError'))
    signal.addEventListener('abort', () => request.abort(), { once: true })

    countUse('sent', file.size)
    const form = new FormData()
    form.append('file', file)
    request.send(form)
  })
}

function read(answer: string): object {
  try {
    const parsed: unknown = JSON.parse(answer)
    return typeof parsed === 'object' && parsed !== null ? parsed : {}
  } catch {
    return {}
  }
}
