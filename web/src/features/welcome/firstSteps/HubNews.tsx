import type { HubWithNews } from '@jes/contract/welcome/firstSteps'
import { HubRow } from '#features/hubs/hubs/HubRow.tsx'
import { JoinButton } from '#features/hubs/hubs/JoinButton.tsx'
import { useText } from '#lib/language.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { Time } from '#ui/Time.tsx'
import { Txt } from '#ui/Txt.tsx'
import styles from './HubNews.module.css'
import { messages } from './messages.ts'

/** Fewer than these are no crowd: then the age of what was said is told. */
const CROWD = 3

/** A hub to join, and the last thing that was said there. */
export function HubNews({ hub }: { hub: HubWithNews }) {
  const text = useText(messages)
  const { latest, readers } = hub

  return (
    <article className={styles.hub}>
      <HubRow hub={hub}>
        <JoinButton hub={hub} isInList look="line" size="sm" />
      </HubRow>
      <p className={styles.news}>
        {latest ? (
          <>
            <Avatar
              id={latest.author._id}
              name={latest.author.displayName}
              image={latest.author.image}
              size={24}
            />
            <Txt className={styles.said}>{`${latest.author.displayName}: ${latest.title}`}</Txt>
            {readers >= CROWD ? (
              <span className={styles.here}>{text.here(readers)}</span>
            ) : (
              <Time iso={latest.createdAt} className={styles.when} />
            )}
          </>
        ) : (
          text.nothingSaid
        )}
      </p>
    </article>
  )
}
