import type { DistrictPage } from '@jes/contract/feeds/places'
import { UsersRound } from 'lucide-react'
import { QuietRow } from '#features/feeds/explore/QuietRow.tsx'
import { HubList } from '#features/hubs/hubs/HubList.tsx'
import { useText } from '#lib/language.ts'
import { useSince } from './api.ts'
import { messages } from './messages.ts'

export function DistrictHubs({ found }: { found: DistrictPage }) {
  const text = useText(messages)
  const { jehubs } = useSince(found)
  if (jehubs.length === 0) return <QuietRow icon={<UsersRound />}>{text.noHubs}</QuietRow>
  return <HubList hubs={jehubs} />
}
