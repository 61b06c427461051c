import type { Plan } from '@jes/contract/money/premium'
import { useRef, useState } from 'react'
import { usernameIn } from '#features/core/users/usernameIn.ts'
import { useSearchParams } from '#lib/router.tsx'

/**
 * Which pass, and for whom. It is in the address, so that it survives a log-in; `to` without a name is a gift whose
 * receiver is not named yet.
 */
export function useChoice(plans: readonly [Plan, ...Plan[]]) {
  const [params, setParams] = useSearchParams()
  const plan = plans.find(({ code }) => code === params.get('plan')) ?? plans[0]
  const [typed, setTyped] = useState(params.get('to'))
  const [previewed, setAsked] = useState(() => usernameIn(params.get('to') ?? ''))
  const [isMissed, setIsMissed] = useState(false)
  const field = useRef<HTMLInputElement>(null)

  function keep(code: string, to: string | null) {
    setParams({ plan: code, ...(to !== null && { to }) }, { replace: true })
  }

  function choosePlan({ code }: Plan) {
    keep(code, typed)
  }

  function give(isGift: boolean) {
    const to = isGift ? '' : null
    setTyped(to)
    setAsked(null)
    setIsMissed(false)
    keep(plan.code, to)
  }

  function type(words: string) {
    setTyped(words)
    setAsked(null)
    setIsMissed(false)
  }

  function ask() {
    const username = usernameIn(typed ?? '')
    setAsked(username)
    setIsMissed(username === null)
    if (username !== null) keep(plan.code, username)
    return username
  }

  /** Whether the receiver is known; if not, the field is focused. */
  function isReady() {
    if (typed === null || ask() !== null) return true
    field.current?.focus()
    return false
  }

  return { plan, typed, previewed, isMissed, field, choosePlan, give, type, ask, isReady }
}
