import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { Verify } from './Verify.tsx'

type Found = { isWhole: boolean; head: string }

afterEach(cleanup)

test('what comes out as it stands is said, with more about it', async () => {
  await verify(async () => ({ isWhole: true, head: 'ab12' }))
  await screen.findByText('Nothing was changed')
  expect(screen.getByRole('status').textContent).toBe('Nothing was changed')
  screen.getByText('ab12')
  expect(screen.queryByRole('alert')).toBeNull()
})

test('what comes out otherwise is an alarm', async () => {
  await verify(async () => ({ isWhole: false, head: 'ab12' }))
  expect((await screen.findByRole('alert')).textContent).toContain('Something was changed')
  expect(screen.getByRole('status').textContent).toBe('')
})

test('what was found before is gone when it cannot be verified again', async () => {
  const answers = [{ isWhole: true, head: 'ab12' }]
  const user = await verify(async () => {
    const answer = answers.pop()
    if (!answer) throw new Error('No response from server.')
    return answer
  })
  await screen.findByText('ab12')
  await user.click(screen.getByRole('button', { name: 'Verify' }))
  expect((await screen.findByRole('alert')).textContent).toContain('No response from server.')
  expect(screen.queryByText('ab12')).toBeNull()
  expect(screen.getByRole('status').textContent).toBe('')
})

async function verify(ask: () => Promise<Found>) {
  render(
    <Verify
      label="Verify"
      busyLabel="Verifying"
      verify={ask}
      rightOf={({ isWhole }) => isWhole && 'Nothing was changed'}
      wrongOf={({ isWhole }) => !isWhole && 'Something was changed'}
    >
      {({ head }) => <p>{head}</p>}
    </Verify>,
  )
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Verify' }))
  return user
}
