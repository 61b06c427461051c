const PATIENCE = 8_000

/** How long a video is, if this browser can read it; else null. */
export async function measure(file: Blob): Promise<number | null> {
  const url = URL.createObjectURL(file)
  const video = document.createElement('video')
  video.preload = 'metadata'
  video.muted = true
  try {
    return await lengthOf(video, url)
  } finally {
    video.removeAttribute('src')
    video.load()
    URL.revokeObjectURL(url)
  }
}

function lengthOf(video: HTMLVideoElement, url: string) {
  return new Promise<number | null>((resolve) => {
    const timer = setTimeout(() => resolve(null), PATIENCE)
    const settle = (length: number | null) => {
      clearTimeout(timer)
      resolve(length)
    }
    video.onerror = () => settle(null)
    video.onloadedmetadata = () => {
      // Sound alone, or a picture that this browser cannot draw.
      if (video.videoWidth === 0) return settle(null)
      if (Number.isFinite(video.duration)) return settle(Math.round(video.duration * 1000))
      // A recording of a browser has its length only at its end.
      video.ondurationchange = () => {
        if (Number.isFinite(video.duration)) settle(Math.round(video.duration * 1000))
      }
      video.currentTime = Number.MAX_SAFE_INTEGER
    }
    video.src = url
  })
}
