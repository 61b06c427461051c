import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { usePreferences } from '#lib/preferences.ts'
import { PlayerCover } from './PlayerCover.tsx'

/** A page that needs no network. */
const player = 'about:blank#player'
const link = {
  url: 'https://youtu.be/dQw4w9WgXcQ',
  domain: 'youtu.be',
  title: 'Up the Annapurna',
  description: '',
  image: '/media/cover.webp',
  player,
}

afterEach(() => {
  cleanup()
  usePreferences.setState({ dataSaver: false })
})

test('nothing of the other site is there before somebody presses play', async () => {
  const { container } = render(<PlayerCover link={link} player={player} />)
  expect(container.innerHTML).not.toContain(player)
  expect(container.querySelector('img')?.getAttribute('src')).toBe('/media/cover.webp')

  fireEvent.click(screen.getByRole('button', { name: /Play Up the Annapurna Plays from youtu.be/ }))
  const frame = await screen.findByTitle('Up the Annapurna')
  expect(frame.getAttribute('src')).toBe(player)
  expect(frame.getAttribute('sandbox')).not.toMatch(/top-navigation|forms|modals|downloads/)
})

test('with data saver there is no cover, and it plays all the same', async () => {
  usePreferences.setState({ dataSaver: true })
  const { container } = render(<PlayerCover link={link} player={player} />)
  expect(container.querySelector('img')).toBeNull()
  fireEvent.click(screen.getByRole('button'))
  expect(await screen.findByTitle('Up the Annapurna')).toBeTruthy()
})
