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

/** What a file says about itself, before anyone judges it. */
export type Facts = {
  container: string
  tracks: number
  videoCodec: string | null
  audioCodec: string | null
  durationMs: number
  /** What its header claims, where that is more than what is there. */
  claimedMs: number | null
  width: number
  height: number
  frameRate: number
  /** When the last picture begins, and whether it lies within the file. */
  lastMs: number
  isWhole: boolean
}

const CONTAINERS = new Map([
  [QTFF, 'mov'],
  [MP4, 'mp4'],
  [WEBM, 'webm'],
  [MATROSKA, 'mkv'],
] as const)

/** Enough to tell how many pictures a second has, without a walk through the whole file. */
const PACKETS_FOR_RATE = 300

/** Throws where there is no video in it, or none in a container that we know. */
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
