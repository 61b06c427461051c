import { postPath } from '@jes/contract/core/postPath'
import type { QueueItem } from '@jes/contract/hubs/moderation'
import { Check, Flag, Hourglass, ShieldX, TriangleAlert } from 'lucide-react'
import { PriorityChip } from '#features/core/reports/PriorityChip.tsx'
import { useText } from '#lib/language.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { Button } from '#ui/Button.tsx'
import { Chip } from '#ui/Chip.tsx'
import { Link } from '#ui/Link.tsx'
import { Time } from '#ui/Time.tsx'
import { Txt } from '#ui/Txt.tsx'
import { heldForOf } from './heldForOf.ts'
import type { ItemAction } from './itemAction.ts'
import { messages } from './messages.ts'
import styles from './Queue.module.css'
import { QueueMenu } from './QueueMenu.tsx'
import { QueueReports } from './QueueReports.tsx'

type Props = { item: QueueItem; onAction: (action: ItemAction) => void }

/** An item of the queue: what, by whom, why, and its actions. */
export function QueueCard({ item, onAction }: Props) {
  const text = useText(messages)
  const { kind, ad, comment, user, content, image, isHeld, heldFor, strikes } = item
  const path = comment ? `${postPath(ad)}?comment=${comment}` : postPath(ad)

  return (
    <article
      tabIndex={-1}
      data-item={item._id}
      aria-label={`${text[kind]}: ${text.by(user.displayName)}`}
      className={styles.card}
    >
      <header className={styles.head}>
        <Avatar id={user._id} name={user.displayName} image={user.image} size={36} />
        <p className={styles.who}>
          <Link to={`/je/${user.username}`} className={styles.name}>
            <Txt>{user.displayName}</Txt>
          </Link>
          <span className={styles.hint}>
            {text[kind]} · <Time iso={item.createdAt} />
          </span>
        </p>
        <p className={styles.chips}>
          <PriorityChip priority={item.priority} />
          {strikes > 0 && (
            <Chip tone="red" icon={<TriangleAlert />}>
              {text.strikes(strikes)}
            </Chip>
          )}
          {isHeld && (
            <Chip tone="gold" icon={<Hourglass />}>
              {text.held}
            </Chip>
          )}
          {item.reportCount > 0 && (
            <Chip tone="blue" icon={<Flag />}>
              {text.reports(item.reportCount)}
            </Chip>
          )}
        </p>
      </header>
      <Link to={path} className={styles.title}>
        <Txt>{kind === 'comment' ? text.under(ad.title) : ad.title}</Txt>
      </Link>
      <div className={styles.thing}>
        {content && (
          <Txt as="p" className={styles.content}>
            {content}
          </Txt>
        )}
        {image && <img src={image} alt="" loading="lazy" className={styles.image} />}
      </div>
      {heldFor && (
        <Txt as="p" className={styles.heldFor}>
          {heldForOf(heldFor)}
        </Txt>
      )}
      <QueueReports item={item} />
      {item.canDecide ? (
        <div className={styles.actions}>
          <Button look="line" size="sm" onClick={() => onAction('keep')}>
            <Check />
            {isHeld ? text.approve : text.keep}
          </Button>
          <Button look="dangerLine" size="sm" onClick={() => onAction('remove')}>
            <ShieldX />
            {text.remove}
          </Button>
          <QueueMenu item={item} onAction={onAction} />
        </div>
      ) : (
        <p className={styles.hint}>{text.own}</p>
      )}
    </article>
  )
}
