import type { Flag } from '@jes/contract/staff/adminMembers'
import { useQueryClient } from '@tanstack/react-query'
import { ReasonDialog } from '#features/staff/adminTemplates/ReasonDialog.tsx'
import { useText } from '#lib/language.ts'
import { toast } from '#lib/toasts.ts'
import { setFlag } from './api.ts'
import { messages } from './messages.ts'

type Props = { flag: Flag; open: boolean; onClose: () => void }

/** Says what will happen to everybody, and asks why. */
export function FlagDialog({ flag: { key, isOn }, open, onClose }: Props) {
  const text = useText(messages)
  const client = useQueryClient()
  const what = text[key]

  async function send(reason: string) {
    await setFlag(client, key, !isOn, reason)
    toast.success(isOn ? text.saidOff(what) : text.saidOn(what))
  }

  return (
    <ReasonDialog
      open={open}
      onClose={onClose}
      title={isOn ? text.offTitle(what) : text.onTitle(what)}
      why={text[`${key}${isOn ? 'Off' : 'On'}`]}
      verb={isOn ? text.switchOff : text.switchOn}
      look={isOn ? 'danger' : 'primary'}
      onSend={send}
    />
  )
}
