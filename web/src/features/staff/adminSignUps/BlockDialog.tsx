import type { NewSignUpBlock } from '@jes/contract/accounts/signUps'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ReasonDialog } from '#features/staff/adminTemplates/ReasonDialog.tsx'
import { useText } from '#lib/language.ts'
import { RadioGroup } from '#ui/RadioGroup.tsx'
import { TextInput } from '#ui/TextInput.tsx'
import { addBlock } from './api.ts'
import { messages } from './messages.ts'

export function BlockDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const text = useText(messages)
  const client = useQueryClient()
  const [kind, setKind] = useState<NewSignUpBlock['kind']>('domain')
  const [value, setValue] = useState('')

  return (
    <ReasonDialog
      open={open}
      onClose={onClose}
      title={text.blockTitle}
      why={text.blockWhy}
      verb={text.block}
      look="danger"
      isReady={value.trim() !== ''}
      onSend={(reason) => addBlock(client, { kind, value: value.trim(), reason })}
    >
      {(problems) => (
        <>
          <RadioGroup
            label={text.kind}
            value={kind}
            onChange={setKind}
            options={[
              { value: 'domain', label: text.domain },
              { value: 'network', label: text.network },
            ]}
          />
          <TextInput
            label={text.value}
            error={problems.value}
            value={value}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            onChange={({ target }) => setValue(target.value)}
          />
        </>
      )}
    </ReasonDialog>
  )
}
