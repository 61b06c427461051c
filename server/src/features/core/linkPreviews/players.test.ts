import { expect, test } from 'vitest'
import { config } from '#lib/config.ts'
import { app, appWith, person } from '#test/world.ts'
import { write } from '#test/writing.ts'
import { playerOf } from './players.ts'

const ID = 'dQw4w9WgXcQ'
const YOUTUBE = `https://www.youtube-nocookie.com/embed/${ID}?autoplay=1&rel=0`
const FRAMES = 'https://www.youtube-nocookie.com https://player.vimeo.com'
const VIMEO = 'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1'

test.each([
  [`https://www.youtube.com/watch?v=${ID}&list=x`, YOUTUBE],
  [`https://youtu.be/${ID}?si=y`, YOUTUBE],
  [`http://m.youtube.com/shorts/${ID}`, YOUTUBE],
  [`https://music.youtube.com/watch?v=${ID}&t=1m30s`, `${YOUTUBE}&start=90`],
  [`https://youtu.be/${ID}?t=42`, `${YOUTUBE}&start=42`],
  ['https://vimeo.com/76979871', VIMEO],
  ['https://vimeo.com/76979871/a1b2c3d4e5', `${VIMEO}&h=a1b2c3d4e5`],
  ['https://player.vimeo.com/video/76979871', VIMEO],
])('%s has a player', (link, player) => {
  expect(playerOf(link)).toBe(player)
})

test.each([
  `https://youtube.com.evil.np/watch?v=${ID}`,
  'https://www.youtube.com/watch?v=short',
  `https://www.youtube.com/watch?v=${ID}"onload`,
  'https://www.youtube.com/@somebody',
  'https://vimeo.com/channels/staffpicks',
  'https://tube.example/w/abcdefghijkl',
  'https://jes.np/',
])('%s has none', (link) => {
  expect(playerOf(link)).toBeNull()
})

test('PeerTube plays from the sites that the operator names', async () => {
  const named = { PEERTUBE_HOSTS: ['tube.example'] }
  const server = await appWith(named)
  expect(await framesOf(server)).toBe(`${FRAMES} https://tube.example`)
  await server.close()
  Object.assign(config, named)
  const player = 'https://tube.example/videos/embed/kkGMgK9ZtnKfYAgnEtQxbv?autoplay=1&p2p=0'
  expect(playerOf('https://tube.example/w/kkGMgK9ZtnKfYAgnEtQxbv')).toBe(player)
  expect(playerOf('https://tube.example/videos/watch/kkGMgK9ZtnKfYAgnEtQxbv')).toBe(player)
  expect(playerOf('https://other.example/w/kkGMgK9ZtnKfYAgnEtQxbv')).toBeNull()
  Object.assign(config, { PEERTUBE_HOSTS: [] })
})

test('a page may show the players, and no other frame', async () => {
  expect(await framesOf(app)).toBe(FRAMES)
})

test('a video can be played before its page was read, another page is not shown yet', async () => {
  const sita = await person('sita')
  const video = await write(sita, { content: `https://youtu.be/${ID}?t=42` })
  expect(video.link).toMatchObject({
    ...{ title: 'youtu.be', domain: 'youtu.be', image: null },
    player: `${YOUTUBE}&start=42`,
  })
  expect((await write(sita, { content: `https://jes.np/${ID}` })).link).toBeNull()
  expect((await write(sita, { content: `||https://youtu.be/${ID}||` })).link).toBeNull()
})

async function framesOf(server: typeof app) {
  const { headers } = await server.inject('/about')
  return /frame-src ([^;]+)/.exec(String(headers['content-security-policy']))?.[1]
}
