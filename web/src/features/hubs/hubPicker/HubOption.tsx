import type { HubSummary } from '@jes/contract/hubs/hubs'
import { Check, Globe, Lock } from 'lucide-react'
import { useText } from '#lib/language.ts'
import { HubIcon } from '#ui/HubIcon.tsx'
import { Option } from '#ui/Option.tsx'
import { Txt } from '#ui/Txt.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import styles from './HubSheet.module.css'
import { messages } from './listMessages.ts'

type Props = {
  id: string
  hub: HubSummary | null
  isActive: boolean
  isChosen: boolean
  onPick: () => void
}

export function HubOption({ id, hub, isActive, isChosen, onPick }: Props) {
  const text = useText(messages)

  return (
    <Option
      id={id}
      aria-selected={isChosen}
      data-active={isActive || undefined}
      ref={(row) => {
        if (isActive) row?.scrollIntoView?.({ block: 'nearest' })
      }}
      className={styles.option}
      onPick={onPick}
    >
      {hub ? (
        <HubIcon id={hub._id} name={hub.name} image={hub.icon} size={36} />
      ) : (
        <span className={styles.globe}>
          <Globe size={20} />
        </span>
      )}
      <span className={styles.words}>
        <span className={styles.name}>
          <Txt>{hub?.name ?? text.publicPost}</Txt>
          {hub?.isPrivate && (
            <>
              <Lock size={14} />
              <VisuallyHidden>{text.private}</VisuallyHidden>
            </>
          )}
        </span>
        <span className={styles.facts}>
          {hub ? text.members(hub.memberCount) : text.publicHint}
        </span>
      </span>
      {isChosen && <Check size={20} />}
    </Option>
  )
}
