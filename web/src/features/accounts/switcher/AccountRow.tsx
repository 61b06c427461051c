import { Lock } from 'lucide-react'
import { useText } from '#lib/language.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { Button } from '#ui/Button.tsx'
import { CountBadge } from '#ui/CountBadge.tsx'
import { Txt } from '#ui/Txt.tsx'
import styles from './Accounts.module.css'
import { messages } from './messages.ts'
import type { OtherAccount } from './useAccounts.ts'

type Props = {
  account: OtherAccount
  isEditing: boolean
  onOpen: () => void
  onEnd: () => void
}

export function AccountRow({ account, isEditing, onOpen, onEnd }: Props) {
  const text = useText(messages)
  const { _id, username, displayName, image, unread, hasEnded } = account
  const who = (
    <>
      <Avatar id={_id} name={displayName} image={image} />
      <span className={styles.words}>
        <Txt className={styles.name}>{displayName}</Txt>
        <span className={styles.username}>@{username}</span>
      </span>
    </>
  )

  if (isEditing)
    return (
      <div className={styles.row}>
        {who}
        <Button look="dangerLine" size="sm" aria-label={text.logOutOf(username)} onClick={onEnd}>
          {text.logOut}
        </Button>
      </div>
    )
  return (
    <button type="button" className={styles.row} onClick={onOpen}>
      {who}
      {hasEnded ? (
        <span className={styles.ended}>
          <Lock size={18} />
          {text.logInAgain}
        </span>
      ) : (
        <CountBadge count={unread} label={text.unread} />
      )}
    </button>
  )
}
