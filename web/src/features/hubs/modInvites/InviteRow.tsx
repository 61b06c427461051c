import type { HubInvite } from '@jes/contract/hubs/memberships'
import { useQueryClient } from '@tanstack/react-query'
import { Copy, Link as LinkIcon, X } from 'lucide-react'
import { shortDate } from '#lib/dates.ts'
import { useText } from '#lib/language.ts'
import { toast } from '#lib/toasts.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { Button } from '#ui/Button.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { Txt } from '#ui/Txt.tsx'
import { revoke } from './api.ts'
import { copyLink } from './copyLink.ts'
import { inviteLink } from './inviteLink.ts'
import styles from './invites.module.css'
import { messages } from './messages.ts'

type Props = { hub: { _id: string; name: string }; invite: HubInvite }

export function InviteRow({ hub, invite }: Props) {
  const text = useText(messages)
  const client = useQueryClient()
  const { user, code, usesLeft, expiresAt, by } = invite
  const link = code === null ? null : inviteLink(hub.name, code)
  const facts = [
    ...(user ? [] : [text.left(usesLeft)]),
    text.until(shortDate(expiresAt)),
    text.by(by.displayName),
  ].join(' · ')

  async function takeBack() {
    try {
      await revoke(client, hub._id, invite._id)
      toast.success(text.revoked)
    } catch (error) {
      if (error instanceof Error) toast.error(error.message)
    }
  }

  return (
    <div className={styles.row}>
      {user ? (
        <Avatar id={user._id} name={user.displayName} image={user.image} size={40} />
      ) : (
        <span className={styles.disc}>
          <LinkIcon />
        </span>
      )}
      <p className={styles.words}>
        {user ? (
          <Txt className={styles.name}>{user.displayName}</Txt>
        ) : (
          <span className={styles.code}>{link}</span>
        )}
        <Txt className={styles.hint}>{facts}</Txt>
      </p>
      {link && (
        <Button look="line" size="sm" onClick={() => void copyLink(link)}>
          <Copy />
          {text.copy}
        </Button>
      )}
      <IconButton label={text.revoke} onClick={() => void takeBack()}>
        <X />
      </IconButton>
    </div>
  )
}
