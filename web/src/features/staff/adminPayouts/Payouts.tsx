import { useInfiniteQuery } from '@tanstack/react-query'
import { Bar, Note } from '#features/staff/adminParts/Parts.tsx'
import { useText } from '#lib/language.ts'
import { useSearchParams } from '#lib/router.tsx'
import { MountainArt } from '#ui/art/MountainArt.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { EndOfList } from '#ui/EndOfList.tsx'
import { PagedList } from '#ui/PagedList.tsx'
import { RadioGroup } from '#ui/RadioGroup.tsx'
import { RowsPending } from '#ui/RowsPending.tsx'
import { payoutsIn, STATES } from './api.ts'
import { messages } from './messages.ts'
import { PayoutCard } from './PayoutCard.tsx'

/** What creators asked for, by how far it is. */
export function Payouts() {
  const text = useText(messages)
  const [params, setParams] = useSearchParams()
  const state = STATES.find((one) => one === params.get('state')) ?? 'asked'
  const list = useInfiniteQuery(payoutsIn(state))

  return (
    <>
      <Note>{text.note}</Note>
      <Bar>
        <RadioGroup
          label={text.state}
          value={state}
          onChange={(chosen) =>
            setParams(chosen === 'asked' ? {} : { state: chosen }, { replace: true })
          }
          options={STATES.map((value) => ({ value, label: text[value] }))}
        />
      </Bar>
      <PagedList
        list={list}
        rowsOf={(page) => page.payouts}
        keyOf={({ _id }) => _id}
        pending={<RowsPending rows={3} />}
        empty={
          <EmptyState art={<MountainArt />} title={text.none}>
            {text.noneSentence}
          </EmptyState>
        }
        end={<EndOfList>{text.end}</EndOfList>}
      >
        {(payout) => <PayoutCard payout={payout} />}
      </PagedList>
    </>
  )
}
