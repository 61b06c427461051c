import { AUDIENCES, type Audience, COMMENTERS, type Commenters } from '@jes/contract/posts/audience'
import { useQuery } from '@tanstack/react-query'
import { Eye, MessageCircle } from 'lucide-react'
import { me } from '#features/core/viewer/me.ts'
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

/** Who sees a post, and who may comment on it. A private account has nothing for everybody. */
export function AudienceRows(props: Props) {
  // The page around it has read who I am.
  const isPrivate = useQuery({ ...me(), enabled: false }).data?.user.isPrivate === true
  const audiences = isPrivate ? AUDIENCES.filter((value) => value !== 'everyone') : AUDIENCES
  const { commenters = 'everyone', isInHub, onChange } = props
  const audience = audiences.find((value) => value === props.audience) ?? audiences[0]!
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
          options={audiences.map((value) => ({ value, label: text[value] }))}
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
