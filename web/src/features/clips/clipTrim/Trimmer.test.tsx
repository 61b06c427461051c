import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { Trimmer } from './Trimmer.tsx'

const bounds = { durationMs: 95_000, mostMs: 90_000 }

afterEach(cleanup)

test('the keys choose another part: a tenth of a second, with Shift a whole one, and the ends', async () => {
  render(<Trimming />)
  const user = userEvent.setup({ delay: null })
  expect([at('Start'), at('End')]).toEqual(['0:00.0', '1:30.0'])
  screen.getByLabelText('Start').focus()
  await user.keyboard('{ArrowRight}')
  expect(at('Start')).toBe('0:00.1')
  await user.keyboard('{Shift>}{ArrowRight}{/Shift}')
  expect(at('Start')).toBe('0:01.1')
  await user.keyboard('{Home}')
  expect(at('Start')).toBe('0:00.0')

  screen.getByLabelText('End').focus()
  await user.keyboard('{End}')
  // It would be too long: the start follows.
  expect([at('Start'), at('End')]).toEqual(['0:05.0', '1:35.0'])
  await user.keyboard('{PageDown}{ArrowLeft}')
  expect(at('End')).toBe('1:33.9')
})

function Trimming() {
  const [part, setPart] = useState({ fromMs: 0, toMs: 90_000 })
  return <Trimmer part={part} bounds={bounds} stills={[]} error={undefined} onChange={setPart} />
}

function at(label: string) {
  return screen.getByLabelText(label).getAttribute('aria-valuetext')
}
