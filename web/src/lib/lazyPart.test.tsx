import { act, cleanup, render, screen } from '@testing-library/react'
import { Component, type ComponentType, type ReactNode, Suspense } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { forgetFailures, lazyPart } from './lazyPart.tsx'

afterEach(() => {
  cleanup()
  document.head.replaceChildren()
})

test('what did not come is fetched again once its failure is forgotten, and not before', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const load = vi.fn<() => Promise<ComponentType>>()
  load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module: /x.js'))
  load.mockResolvedValueOnce(() => <p>here</p>)
  const Part = lazyPart(load)

  await show(<Part />)
  expect(screen.getByText('failed')).toBeDefined()
  cleanup()
  await show(<Part />)
  expect(screen.getByText('failed')).toBeDefined()
  expect(load).toHaveBeenCalledTimes(1)

  forgetFailures()
  cleanup()
  await show(<Part />)
  expect(screen.getByText('here')).toBeDefined()
  expect(load).toHaveBeenCalledTimes(2)
})

async function show(part: ReactNode) {
  await act(async () =>
    render(
      <Catcher>
        <Suspense>{part}</Suspense>
      </Catcher>,
    ),
  )
}

class Catcher extends Component<{ children: ReactNode }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    return this.state.hasFailed ? 'failed' : this.props.children
  }
}
