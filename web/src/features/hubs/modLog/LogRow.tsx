import { postPath } from '@jes/contract/core/postPath'
import type { ModLogEntry } from '@jes/contract/hubs/moderation'
import { langOf, useText } from '#lib/language.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { Link } from '#ui/Link.tsx'
import { Time } from '#ui/Time.tsx'
import { Txt } from '#ui/Txt.tsx'
import { ActIcon } from './ActIcon.tsx'
import { detailOf } from './detailOf.ts'
import styles from './ModLog.module.css'
import { messages } from './messages.ts'

export function LogRow({ entry }: { entry: ModLogEntry }) {
  const text = useText(messages)
  const { action, by, isAutomod, user, ad, rule, reason, createdAt } = entry
  const who = isAutomod ? text.automod : (by?.displayName ?? text.somebody)
  const sentence = text[action](who, user?.displayName ?? text.member)
  const detail = detailOf(entry)

  return (
    <article className={styles.row}>
      <span className={styles.person}>
        {by ? (
          <Avatar id={by._id} name={by.displayName} image={by.image} size={36} />
        ) : (
          <span className={styles.robot} />
        )}
        <ActIcon action={action} />
      </span>
      <div className={styles.words}>
        <p className={styles.sentence} lang={langOf(sentence)}>
          {sentence}
        </p>
        {ad && (
          <Link to={postPath(ad)} className={styles.post}>
            <Txt>{ad.title}</Txt>
          </Link>
        )}
        {rule && (
          <p className={styles.rule} lang={langOf(rule)}>
            {text.rule(rule)}
          </p>
        )}
        {reason && (
          <Txt as="p" className={styles.reason}>
            {reason}
          </Txt>
        )}
        <p className={styles.facts}>
          {detail && (
            <>
              <Txt>{detail}</Txt> ·{' '}
            </>
          )}
          <Time iso={createdAt} />
        </p>
      </div>
    </article>
  )
}
