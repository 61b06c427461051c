import { useQueryClient } from '@tanstack/react-query'
import { LogOut } from 'lucide-react'
import { useState } from 'react'
import { navigate } from '#lib/history.ts'
import { useText } from '#lib/language.ts'
import { Button } from '#ui/Button.tsx'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { leaveGroup } from './api.ts'
import { attempt } from './attempt.ts'
import styles from './group.module.css'
import { messages } from './messages.ts'

export function LeaveButton({ talkId }: { talkId: string }) {
  const text = useText(messages)
  const client = useQueryClient()
  const [isAsked, setIsAsked] = useState(false)

  async function handleLeave() {
    setIsAsked(false)
    await attempt(async () => {
      await leaveGroup(client, talkId)
      navigate('/messages', { replace: true })
    })
  }

  return (
    <div className={styles.foot}>
      <Button look="dangerLine" block onClick={() => setIsAsked(true)}>
        <LogOut />
        {text.leave}
      </Button>
      <ConfirmDialog
        open={isAsked}
        title={text.leaveTitle}
        confirmLabel={text.leave}
        onConfirm={() => void handleLeave()}
        onCancel={() => setIsAsked(false)}
      >
        {text.leaveWhy}
      </ConfirmDialog>
    </div>
  )
}
