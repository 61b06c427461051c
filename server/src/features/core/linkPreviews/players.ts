import { config } from '#lib/config.ts'

const YOUTUBE = 'https://www.youtube-nocookie.com'
const VIMEO = 'https://player.vimeo.com'
const YOUTUBE_ID = /^[\w-]{11}$/

/** The origins whose players a page may show. */
export function playerOrigins() {
  return [YOUTUBE, VIMEO, ...config.PEERTUBE_HOSTS.map((host) => `https://${host}`)]
}

/** The address of the player of a video, or null where a link leads to none that we know. */
export function playerOf(address: string) {
  const url = new URL(address)
  const host = url.host.replace(/^(?:www|m|music)\./, '')
  const [first = '', second = '', third = ''] = url.pathname.split('/').slice(1)

  if (host === 'youtu.be') return youtubeOf(first, url)
  if (host === 'youtube.com' || host === 'youtube-nocookie.com') {
    if (first === 'watch') return youtubeOf(url.searchParams.get('v') ?? '', url)
    return /^(?:shorts|live|embed)$/.test(first) ? youtubeOf(second, url) : null
  }
  if (host === 'vimeo.com') return vimeoOf(first, second)
  if (host === 'player.vimeo.com' && first === 'video') return vimeoOf(second, '')
  if (!config.PEERTUBE_HOSTS.includes(url.host)) return null
  return peertubeOf(url.host, first === 'w' ? second : first === 'videos' ? third : '')
}

function youtubeOf(id: string, { searchParams }: URL) {
  if (!YOUTUBE_ID.test(id)) return null
  const seconds = secondsIn(searchParams.get('t') ?? searchParams.get('start') ?? '')
  return `${YOUTUBE}/embed/${id}?autoplay=1&rel=0${seconds ? `&start=${seconds}` : ''}`
}

/** `90`, `90s` or `1h2m3s`. */
function secondsIn(time: string) {
  const match = /^(?:(\d{1,2})h)?(?:(\d{1,3})m)?(?:(\d{1,5})s?)?$/.exec(time)
  const [hours = 0, minutes = 0, seconds = 0] = (match ?? [])
    .slice(1)
    .map((part) => Number(part ?? 0))
  return hours * 3600 + minutes * 60 + seconds
}

/** A video that is not listed has a second part in its address. */
function vimeoOf(id: string, hash: string) {
  if (!/^\d{1,12}$/.test(id)) return null
  return `${VIMEO}/video/${id}?autoplay=1&dnt=1${/^[\da-f]{8,12}$/.test(hash) ? `&h=${hash}` : ''}`
}

function peertubeOf(host: string, id: string) {
  return /^[\w-]{10,40}$/.test(id) ? `https://${host}/videos/embed/${id}?autoplay=1&p2p=0` : null
}
