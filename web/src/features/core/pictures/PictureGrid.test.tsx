import type { Picture } from '@jes/contract/core/pictures'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { useLine } from '#lib/line.ts'
import { usePreferences } from '#lib/preferences.ts'
import { PictureGrid, shapeOf } from './PictureGrid.tsx'

// All are loaded at their first use; no test should wait for that.
beforeAll(() =>
  Promise.all([import('./Lightbox.tsx'), import('./WaitingPhotos.tsx'), import('./NotKept.tsx')]),
)

afterEach(() => {
  cleanup()
  usePreferences.setState({ dataSaver: false })
  useLine.setState({ line: 'up' })
})

test('a picture opens large, and the keyboard walks through the others', async () => {
  render(<PictureGrid pictures={[picture('1', 'Kites'), picture('2', 'मेला')]} />)
  await userEvent.click(screen.getByRole('button', { name: 'Open picture 1 of 2: Kites' }))

  const box = await screen.findByRole('dialog', { name: 'Pictures' })
  expect(box.textContent).toContain('1 of 2')
  expect(screen.queryByRole('button', { name: 'Previous picture' })).toBeNull()

  await userEvent.keyboard('{ArrowRight}')
  expect(box.textContent).toContain('2 of 2')
  expect(screen.getByText('मेला').lang).toBe('ne')
  await userEvent.keyboard('{ArrowRight}')
  expect(box.textContent).toContain('2 of 2')

  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('three are shown, the last says how many more there are', () => {
  render(
    <PictureGrid
      pictures={[picture('1'), picture('2'), picture('3'), picture('4'), picture('5')]}
    />,
  )

  expect(screen.getAllByRole('button')).toHaveLength(3)
  expect(screen.getByText('+2')).toBeTruthy()
})

test('the browser chooses among all sizes, in the newer format once it is there', () => {
  const half = {
    ...picture('1'),
    sizes: [{ width: 480, bytes: 38_000, webp: '/a.webp', avif: null }],
  }
  const { container, rerender } = render(<PictureGrid pictures={[half]} />)
  expect(container.querySelector('img')?.srcset).toBe('/a.webp 480w')
  expect(container.querySelector('source')).toBeNull()

  const whole = {
    ...half,
    sizes: [{ width: 480, bytes: 38_000, webp: '/a.webp', avif: '/a.avif' }],
  }
  rerender(<PictureGrid pictures={[whole]} />)
  expect(container.querySelector('source')?.getAttribute('srcset')).toBe('/a.avif 480w')
})

test('in data saver a picture waits for a tap', async () => {
  usePreferences.setState({ dataSaver: true })
  render(<PictureGrid pictures={[picture('9', 'Lake')]} />)
  expect(screen.queryByAltText('Lake')).toBeNull()

  await userEvent.click(await screen.findByRole('button', { name: 'Tap to load photo' }))
  expect(screen.getByAltText('Lake')).toBeTruthy()
})

test('without a connection a picture that is not here is a quiet box, and comes when the line is back', async () => {
  render(<PictureGrid pictures={[picture('9', 'Lake')]} />)
  fireEvent.error(screen.getByAltText('Lake'))
  expect(screen.queryByText('Not kept')).toBeNull()
  act(() => useLine.setState({ line: 'cut' }))
  expect(await screen.findByText('Not kept')).toBeTruthy()
  expect(screen.queryByAltText('Lake')).toBeNull()
  act(() => useLine.setState({ line: 'back' }))
  expect(screen.getByAltText('Lake')).toBeTruthy()
})

test.each([
  [3000, 1000, 16 / 9],
  [1000, 1000, 1],
  [1000, 3000, 4 / 5],
])('%d by %d is shown %d wide for its height', (width, height, shape) => {
  expect(shapeOf({ ...picture('1'), width, height })).toBeCloseTo(shape)
})

function picture(_id: string, alt = ''): Picture {
  return { _id, url: `/${_id}.webp`, width: 900, height: 600, placeholder: '', alt, sizes: [] }
}
