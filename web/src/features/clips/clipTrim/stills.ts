const PATIENCE = 4_000
const QUALITY = 0.7

/** A hidden video element to read frames from. */
export async function openVideo(url: string) {
  const video = document.createElement('video')
  video.muted = true
  video.playsInline = true
  video.preload = 'auto'
  const isOpen = happens(video, 'loadeddata')
  video.src = url
  return (await isOpen) && video.videoWidth > 0 ? video : null
}

/** The frame at a moment, so high in pixels; null if the browser gives none. */
export async function takeStill(video: HTMLVideoElement, atMs: number, height: number) {
  // At its very end a video has no frame in some browsers.
  const seconds = Math.min(atMs / 1000, Math.max(0, video.duration - 0.05))
  if (Math.abs(video.currentTime - seconds) > 0.001) {
    const isThere = happens(video, 'seeked')
    video.currentTime = seconds
    if (!(await isThere)) return null
  }
  const canvas = document.createElement('canvas')
  canvas.height = height
  canvas.width = Math.max(1, Math.round((height * video.videoWidth) / video.videoHeight))
  try {
    canvas.getContext('2d')!.drawImage(video, 0, 0, canvas.width, canvas.height)
    return canvas.toDataURL('image/jpeg', QUALITY)
  } catch {
    return null
  }
}

export function closeVideo(video: HTMLVideoElement) {
  video.removeAttribute('src')
  video.load()
}

/** False if it fails or takes too long. */
function happens(video: HTMLVideoElement, event: 'loadeddata' | 'seeked') {
  return new Promise<boolean>((resolve) => {
    const timer = setTimeout(() => settle(false), PATIENCE)
    const handle = () => settle(true)
    const handleError = () => settle(false)
    function settle(hasHappened: boolean) {
      clearTimeout(timer)
      video.removeEventListener(event, handle)
      video.removeEventListener('error', handleError)
      resolve(hasHappened)
    }
    video.addEventListener(event, handle)
    video.addEventListener('error', handleError)
  })
}
