import { INVITE } from '@jes/contract/hubs/memberships'
import { useQueryClient } from '@tanstack/react-query'
import { Link as LinkIcon } from 'lucide-react'
import { useState } from 'react'
import { useText } from '#lib/language.ts'
import { toast } from '#lib/toasts.ts'
import { Button } from '#ui/Button.tsx'
import { Select } from '#ui/Select.tsx'
import { invite } from './api.ts'
import { copyLink } from './copyLink.ts'
import { inviteLink } from './inviteLink.ts'
import styles from './invites.module.css'
import { messages } from './messages.ts'

const USES = [1, 5, 10, 50, 100, 1_000]
const DAYS = [1, 3, 7, 14, 30]

export function InviteByLink({ hub }: { hub: { _id: string; name: string } }) {
  const text = useText(messages)
  const client = useQueryClient()
  const [uses, setUses] = useState(String(INVITE.uses))
  const [days, setDays] = useState(String(INVITE.days))
  const [isSending, setIsSending] = useState(false)

  async function make() {
    setIsSending(true)
    try {
      const { code } = await invite(client, hub._id, { uses: Number(uses), days: Number(days) })
      const copy = () => void copyLink(inviteLink(hub.name, code ?? ''))
      toast.success({ text: text.linkReady, action: { label: text.copy, onAct: copy } })
    } catch (error) {
      if (error instanceof Error) toast.error(error.message)
    } finally {
      setIsSending(false)
    }
  }

  return (
    <section className={styles.section}>
      <h2 className={styles.title}>{text.byLink}</h2>
      <p className={styles.hint}>{text.byLinkWhy}</p>
      <div className={styles.line}>
        <Select
          label={text.uses}
          value={uses}
          onChange={setUses}
          options={USES.map((n) => ({ value: String(n), label: text.people(n) }))}
        />
        <Select
          label={text.days}
          value={days}
          onChange={setDays}
          options={DAYS.map((n) => ({ value: String(n), label: text.forDays(n) }))}
        />
        <Button busy={isSending} busyLabel={text.making} onClick={() => void make()}>
          <LinkIcon />
          {text.makeLink}
        </Button>
      </div>
    </section>
  )
}
