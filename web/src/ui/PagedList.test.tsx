import { QueryClient, QueryClientProvider, useInfiniteQuery } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { PagedList } from './PagedList.tsx'

type Page = { names: string[]; next?: number }

// Nothing is ever near: more is loaded with the button.
beforeAll(() =>
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  ),
)
afterEach(cleanup)

test('whoever stands on two pages is shown once, and nothing more is offered at the end', async () => {
  show([{ names: ['Sita', 'Hari'], next: 1 }, { names: ['Hari', 'Gita'] }])
  expect(screen.getByText('Wait')).toBeTruthy()
  expect(await names()).toEqual(['Sita', 'Hari'])
  expect(screen.queryByText('All')).toBeNull()

  await userEvent.click(screen.getByRole('button', { name: 'Load more' }))
  await screen.findByText('Gita')
  expect(await names()).toEqual(['Sita', 'Hari', 'Gita'])
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.getByText('All')).toBeTruthy()
})

test('a page without rows is not the end while another follows', async () => {
  show([{ names: [], next: 1 }, { names: [] }])
  const more = await screen.findByRole('button', { name: 'Load more' })
  expect(screen.queryByText('Nobody')).toBeNull()

  await userEvent.click(more)
  expect(await screen.findByText('Nobody')).toBeTruthy()
  expect(screen.queryByText('All')).toBeNull()
})

test('what did not load says why and can be retried; so does a later page, below the rows', async () => {
  const broken = new Error('The line is down')
  show([broken, { names: ['Sita'], next: 1 }, broken])
  expect((await screen.findByRole('alert')).textContent).toContain('The line is down')

  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await names()).toEqual(['Sita'])
  await userEvent.click(screen.getByRole('button', { name: 'Load more' }))
  expect((await screen.findByRole('alert')).textContent).toBe('The line is down')
  expect(await names()).toEqual(['Sita'])
})

async function names() {
  return (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent)
}

function show(answers: (Page | Error)[]) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <QueryClientProvider client={client}>
      <People answers={answers} />
    </QueryClientProvider>,
  )
}

function People({ answers }: { answers: (Page | Error)[] }) {
  const list = useInfiniteQuery({
    queryKey: ['people'],
    queryFn: async () => {
      const next = answers.shift()
      if (!next || next instanceof Error) throw next
      return next
    },
    initialPageParam: 0,
    getNextPageParam: ({ next }: Page) => next,
  })
  return (
    <PagedList
      list={list}
      rowsOf={(page) => page.names}
      keyOf={(name) => name}
      pending={<p>Wait</p>}
      empty={<p>Nobody</p>}
      end={<p>All</p>}
    >
      {(name) => name}
    </PagedList>
  )
}
