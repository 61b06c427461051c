export type Facing = 'user' | 'environment'
export type CameraProblem = 'unsupported' | 'refused' | 'none' | 'inUse'

/** Opens camera and microphone; throws what the browser throws. */
export function openCamera(facingMode: Facing) {
  return navigator.mediaDevices.getUserMedia({
    video: { facingMode, width: { ideal: 720 }, height: { ideal: 1280 } },
    audio: true,
  })
}

export function closeCamera(stream: MediaStream | null) {
  for (const track of stream?.getTracks() ?? []) track.stop()
}

/** Why there is no picture, by the browser's error. */
export function problemOf(error: unknown): CameraProblem {
  const { name } = error as { name?: string }
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'refused'
  if (name === 'NotFoundError' || name === 'OverconstrainedError') return 'none'
  return name === 'NotReadableError' || name === 'AbortError' ? 'inUse' : 'unsupported'
}
