import {
  type EncodedPacket,
  EncodedPacketSink,
  FilePathSource,
  Input,
  MATROSKA,
  MP4,
  QTFF,
  WEBM,
} from 'mediabunny'

/** The metadata of a file, before it is checked. */
export type Facts = {
  container: string
  tracks: number
  videoCodec: string | null
  audioCodec: string | null
  durationMs: number
  /** The duration in the header, if it is longer than the content. */
  claimedMs: number | null
  width: number
  height: number
  frameRate: number
  /** The start of the last frame, and whether its bytes are in the file. */
  lastMs: number
  isWhole: boolean
}

const CONTAINERS = new Map([
  [QTFF, 'mov'],
  [MP4, 'mp4'],
  [WEBM, 'webm'],
  [MATROSKA, 'mkv'],
] as const)

/** Enough to compute the frame rate, without reading the whole file. */
const PACKETS_FOR_RATE = 300

/** Throws if there is no video in it, or an unknown container. */
export async function readFacts(path: string): Promise<Facts> {
  const source = new FilePathSource(path, { handleUnhandledError: () => {} })
  const input = new Input({ source, formats: [...CONTAINERS.keys()] })
  try {
    const container = CONTAINERS.get(await input.getFormat()) ?? 'other'
    const tracks = await input.getTracks()
    const video = tracks.find((track) => track.isVideoTrack())
    if (!video) throw new Error('It has no video track')
    const audio = tracks.find((track) => track.isAudioTrack())

    const starts = [await video.getFirstTimestamp()]
    if (audio) starts.push(await audio.getFirstTimestamp())
    const start = Math.max(0, Math.min(...starts))
    const end = await video.computeDuration()
    const claimed = await video.getDurationFromMetadata()
    const sink = new EncodedPacketSink(video)
    const last = await sink.getPacket(Number.POSITIVE_INFINITY, { metadataOnly: true })
    const { averagePacketRate } = await video.computePacketStats(PACKETS_FOR_RATE)
    return {
      container,
      tracks: tracks.length,
      videoCodec: await video.getCodec(),
      audioCodec: audio ? await audio.getCodec() : null,
      durationMs: Math.round((end - start) * 1000),
      claimedMs: claimed === null ? null : Math.round((claimed - start) * 1000),
      width: await video.getDisplayWidth(),
      height: await video.getDisplayHeight(),
      frameRate: averagePacketRate,
      lastMs: Math.round(((last?.timestamp ?? 0) - start) * 1000),
      isWhole: await isInside(sink, last),
    }
  } finally {
    input.dispose()
  }
}

async function isInside(sink: EncodedPacketSink, last: EncodedPacket | null): Promise<boolean> {
  if (!last) return false
  const packet = await sink.getPacket(last.timestamp).catch(() => null)
  return packet !== null
}
