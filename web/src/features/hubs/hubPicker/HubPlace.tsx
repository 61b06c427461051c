import type { Hub } from '@jes/contract/hubs/hubs'
import { useQuery } from '@tanstack/react-query'
import { ChevronDown, Globe, Lock } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useEffect, useEffectEvent, useState } from 'react'
import { hubOf } from '#features/core/hubAccess/api.ts'
import { useText } from '#lib/language.ts'
import { useSearchParams } from '#lib/router.tsx'
import { toast } from '#lib/toasts.ts'
import { Chip } from '#ui/Chip.tsx'
import { HubIcon } from '#ui/HubIcon.tsx'
import { Txt } from '#ui/Txt.tsx'
import styles from './HubPlace.module.css'
import { messages } from './messages.ts'

const HubSheet = lazy(async () => ({ default: (await import('./HubSheet.tsx')).HubSheet }))

type Props = {
  /** The id of the chosen hub; null is for everybody. */
  value: string | null
  onChange: (hubId: string | null) => void
  error: string | undefined
}

/** Where the post goes: to everybody, or into a hub. */
export function HubPlace({ value, onChange, error }: Props) {
  const text = useText(messages)
  const [isOpen, setIsOpen] = useState<boolean>()
  const { data: hub } = useQuery({ ...hubOf(value ?? ''), enabled: value !== null })
  const chosen = value === null ? null : hub
  useHubOfAddress(onChange)

  function pick(hubId: string | null) {
    setIsOpen(false)
    onChange(hubId)
  }

  return (
    <>
      <button
        type="button"
        name="jehub"
        className={styles.place}
        aria-haspopup="dialog"
        aria-expanded={isOpen === true}
        aria-label={text.where(chosen?.name ?? text.publicPost)}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? 'hub-problem' : undefined}
        onClick={() => setIsOpen(true)}
      >
        {chosen ? (
          <HubIcon id={chosen._id} name={chosen.name} image={chosen.icon} size={20} />
        ) : (
          <Globe size={16} />
        )}
        {value !== null && !chosen ? '…' : <Txt>{chosen?.name ?? text.publicPost}</Txt>}
        {chosen?.isPrivate && <Lock size={14} />}
        <ChevronDown size={16} />
      </button>
      {error && (
        <p id="hub-problem" role="alert" className={styles.problem}>
          {error}
        </p>
      )}
      <Suspense>
        {isOpen !== undefined && (
          <HubSheet open={isOpen} value={value} onPick={pick} onClose={() => setIsOpen(false)} />
        )}
      </Suspense>
    </>
  )
}

/** `?hub=` names the hub that somebody came from; it is used once, and removed from the address. */
function useHubOfAddress(onChange: (hubId: string) => void) {
  const text = useText(messages)
  const [search, setSearch] = useSearchParams()
  const named = search.get('hub')
  const { data: hub } = useQuery({ ...hubOf(named ?? ''), enabled: named !== null })

  const take = useEffectEvent((hub: Hub) => {
    if (hub.canPost) onChange(hub._id)
    else toast.error(text.cannotPost(hub.name))
    setSearch({}, { replace: true })
  })
  useEffect(() => {
    if (named !== null && hub) take(hub)
  }, [named, hub])
}

type ReachProps = { hubId: string | null; children: ReactNode }

/** Who will see it: the children say everybody, a private hub says its members. */
export function HubReach({ hubId, children }: ReachProps) {
  const text = useText(messages)
  const { data: hub } = useQuery({ ...hubOf(hubId ?? ''), enabled: hubId !== null })
  if (hubId === null || !hub?.isPrivate) return children
  return <Chip icon={<Lock />}>{text.members}</Chip>
}
