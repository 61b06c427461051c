import type { Hub } from '@jes/contract/hubs/hubs'
import { useState } from 'react'
import { useText } from '#lib/language.ts'
import { useDebounced } from '#lib/useDebounced.ts'
import { Finder } from '#ui/Finder.tsx'
import { MemberList } from './MemberList.tsx'
import { messages } from './messages.ts'

const DELAY = 250
const LONGEST = 100

export function HubMembers({ hub }: { hub: Hub }) {
  const text = useText(messages)
  const [words, setWords] = useState('')
  const asked = useDebounced(words.trim(), DELAY)

  return (
    <>
      <Finder label={text.search} words={words} limit={LONGEST} onChange={setWords} />
      <MemberList hubId={hub._id} words={asked} />
    </>
  )
}
