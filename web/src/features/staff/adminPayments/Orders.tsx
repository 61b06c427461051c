import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Bar } from '#features/staff/adminParts/Parts.tsx'
import { useText } from '#lib/language.ts'
import { useSearchParams } from '#lib/router.tsx'
import { useDebounced } from '#lib/useDebounced.ts'
import { useEffectOn } from '#lib/useEffectOn.ts'
import { SearchArt } from '#ui/art/SearchArt.tsx'
import { Button } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { EndOfList } from '#ui/EndOfList.tsx'
import { Finder } from '#ui/Finder.tsx'
import { PagedList } from '#ui/PagedList.tsx'
import { RowsPending } from '#ui/RowsPending.tsx'
import { Select } from '#ui/Select.tsx'
import { type OrderFilter, ordersOf, PROVIDERS, STATES } from './api.ts'
import { messages } from './messages.ts'
import { OrderRow } from './OrderRow.tsx'
import styles from './Orders.module.css'

const REST = 250
const ALL = ''

/** Every order; what narrows the list stands in the address. */
export function Orders() {
  const text = useText(messages)
  const { wanted: filter, want } = useFilter()
  const [words, setWords] = useState(filter.q)
  const rested = useDebounced(words.trim(), REST)
  useEffectOn([rested], () => {
    if (rested !== filter.q) want({ q: rested })
  })
  const list = useInfiniteQuery({ ...ordersOf(filter), placeholderData: keepPreviousData })

  function showAll() {
    setWords('')
    want({ state: null, provider: null, q: '' })
  }

  return (
    <section>
      <h2 className={styles.title}>{text.title}</h2>
      <Finder label={text.search} words={words} limit={100} onChange={setWords} />
      <Bar>
        <Select
          label={text.state}
          value={filter.state ?? ALL}
          onChange={(state) => want({ state: state || null })}
          options={[
            { value: ALL, label: text.all },
            ...STATES.map((value) => ({ value, label: text[value] })),
          ]}
        />
        <Select
          label={text.provider}
          value={filter.provider ?? ALL}
          onChange={(provider) => want({ provider: provider || null })}
          options={[
            { value: ALL, label: text.all },
            ...PROVIDERS.map((value) => ({ value, label: text[value] })),
          ]}
        />
      </Bar>
      <PagedList
        list={list}
        rowsOf={(page) => page.orders}
        keyOf={({ _id }) => _id}
        pending={<RowsPending rows={5} />}
        empty={
          <EmptyState
            art={<SearchArt />}
            title={text.none}
            action={
              <Button look="quiet" onClick={showAll}>
                {text.showAll}
              </Button>
            }
          >
            {text.noneSentence}
          </EmptyState>
        }
        end={<EndOfList>{text.end}</EndOfList>}
      >
        {(order) => <OrderRow order={order} />}
      </PagedList>
    </section>
  )
}

/** Which orders the address asks for. */
function useFilter() {
  const [params, setParams] = useSearchParams()
  const filter: OrderFilter = {
    state: STATES.find((one) => one === params.get('state')) ?? null,
    provider: PROVIDERS.find((one) => one === params.get('provider')) ?? null,
    q: params.get('q') ?? '',
  }

  function want(change: Partial<OrderFilter>) {
    const { state, provider, q } = { ...filter, ...change }
    setParams(
      { ...(state && { state }), ...(provider && { provider }), ...(q && { q }) },
      { replace: true },
    )
  }
  return { wanted: filter, want }
}
