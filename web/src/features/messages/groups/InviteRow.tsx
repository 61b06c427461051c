import { useQueryClient } from '@tanstack/react-query'
import { Copy, Ellipsis, Link2, Link2Off, RefreshCw } from 'lucide-react'
import { copyLink } from '#features/core/sharing/share.ts'
import { useText } from '#lib/language.ts'
import { Button } from '#ui/Button.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { Menu } from '#ui/Menu.tsx'
import { makeInvite, revokeInvite } from './api.ts'
import { attempt } from './attempt.ts'
import { InfoRow } from './InfoRow.tsx'
import { messages } from './messages.ts'

type Props = { talkId: string; code: string | null }

/** The link by which people join: made, copied, made anew, switched off. */
export function InviteRow({ talkId, code }: Props) {
  const text = useText(messages)
  const client = useQueryClient()
  const make = () => void attempt(() => makeInvite(client, talkId))
  if (!code)
    return (
      <InfoRow icon={<Link2 />} title={text.inviteLink} hint={text.noLink}>
        <Button look="quiet" size="sm" onClick={make}>
          {text.makeLink}
        </Button>
      </InfoRow>
    )

  const path = `/messages/join/${code}`
  const items = [
    { label: text.resetLink, icon: <RefreshCw />, onSelect: make },
    {
      label: text.revokeLink,
      icon: <Link2Off />,
      danger: true,
      onSelect: () => void attempt(() => revokeInvite(client, talkId)),
    },
  ]
  return (
    <InfoRow icon={<Link2 />} title={text.inviteLink} hint={window.location.host + path}>
      <IconButton
        look="filled"
        size="tap"
        label={text.copyLink}
        onClick={() => void copyLink(path)}
      >
        <Copy />
      </IconButton>
      <Menu label={text.linkMenu} items={items}>
        {(trigger) => (
          <IconButton label={text.linkMenu} {...trigger}>
            <Ellipsis />
          </IconButton>
        )}
      </Menu>
    </InfoRow>
  )
}
