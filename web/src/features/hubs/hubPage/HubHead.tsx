import type { Hub } from '@jes/contract/hubs/hubs'
import { ArrowLeft, Globe, Lock } from 'lucide-react'
import type { ReactNode } from 'react'
import { HubCover } from '#features/hubs/hubs/HubCover.tsx'
import { messages as hubMessages } from '#features/hubs/hubs/messages.ts'
import { monthYear } from '#lib/dates.ts'
import { navigate } from '#lib/history.ts'
import { langOf, useText } from '#lib/language.ts'
import { count } from '#lib/numbers.ts'
import { usePlace } from '#lib/router.tsx'
import { Chip } from '#ui/Chip.tsx'
import { HubIcon } from '#ui/HubIcon.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { Txt } from '#ui/Txt.tsx'
import styles from './HubHead.module.css'
import { HubTags } from './HubTags.tsx'
import { messages } from './messages.ts'

type Props = {
  hub: Hub
  /** What one can do here: watch, join, post, moderate. */
  actions: ReactNode
}

export function HubHead({ hub, actions }: Props) {
  const text = useText(messages)
  const hubText = useText(hubMessages)
  const isFirstPage = usePlace().index === 0

  return (
    <header>
      <div className={styles.cover}>
        <HubCover id={hub._id} cover={hub.cover} />
        <IconButton
          label={text.back}
          className={styles.back}
          onClick={() => void (isFirstPage ? navigate('/jehubs') : navigate(-1))}
        >
          <ArrowLeft />
        </IconButton>
      </div>
      <div className={styles.body}>
        <div className={styles.top}>
          <span className={styles.ring}>
            <HubIcon id={hub._id} name={hub.name} image={hub.icon} size={92} />
          </span>
          <div className={styles.actions}>{actions}</div>
        </div>
        <h1 className={styles.name} lang={langOf(hub.name)} tabIndex={-1}>
          {hub.name}
        </h1>
        <p className={styles.facts}>
          {hub.isPrivate ? (
            <Chip icon={<Lock />}>{text.private}</Chip>
          ) : (
            <Chip tone="green" icon={<Globe />}>
              {text.public}
            </Chip>
          )}
          <span>
            <b>{count(hub.memberCount)}</b> {hubText.membersWord(hub.memberCount)}
          </span>
          {hub.createdAt && (
            <>
              <span aria-hidden="true">·</span>
              <span>{text.since(monthYear(hub.createdAt))}</span>
            </>
          )}
        </p>
        <Txt as="p" className={styles.description}>
          {hub.description}
        </Txt>
        <HubTags tags={hub.tags} />
      </div>
    </header>
  )
}
