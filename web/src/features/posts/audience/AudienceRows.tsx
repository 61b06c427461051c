import { AUDIENCES, type Audience, COMMENTERS, type Commenters } from '@jes/contract/posts/audience'
import { Eye, MessageCircle } from 'lucide-react'
import { useText } from '#lib/language.ts'
import styles from './AudienceRows.module.css'
import { ChoiceRow } from './ChoiceRow.tsx'
import { messages } from './messages.ts'

type Choice = { audience: Audience; commenters: Commenters }
type Props = {
  audience?: Audience | undefined
  commenters?: Commenters | undefined
  /** What is in a JeHub is for all who read there. */
  isInHub: boolean
  onChange: (change: Partial<Choice>) => void
}

/** Who sees a post, and who may comment on it. */
export function AudienceRows(props: Props) {
  const { audience = 'everyone', commenters = 'everyone', isInHub, onChange } = props
  const text = useText(messages)
  const hint = {
    everyone: undefined,
    followers: text.followersHint,
    mentioned: text.mentionedHint,
  }[audience]

  return (
    <div className={styles.rows}>
      {!isInHub && (
        <ChoiceRow
          icon={<Eye size={20} className={styles.icon} />}
          label={text.sees}
          hint={hint}
          options={AUDIENCES.map((value) => ({ value, label: text[value] }))}
          value={audience}
          onChange={(audience) => onChange({ audience })}
        />
      )}
      <ChoiceRow
        icon={<MessageCircle size={20} className={styles.icon} />}
        label={text.comments}
        options={COMMENTERS.map((value) => ({ value, label: text[value] }))}
        value={commenters}
        onChange={(commenters) => onChange({ commenters })}
      />
    </div>
  )
}
