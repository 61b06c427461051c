import { ProvedRemoval } from '#features/accounts/stepUp/ProvedRemoval.tsx'
import { catalogue, useText } from '#lib/language.ts'
import { useRemoveEmail } from './api.ts'

const messages = catalogue({
  remove: ['Remove the e-mail', 'इमेल हटाउनुहोस्'],
  removed: ['The e-mail is removed.', 'इमेल हटाइयो।'],
})

export function RemoveEmail({ onDone }: { onDone: () => void }) {
  const text = useText(messages)
  const remove = useRemoveEmail()
  return (
    <ProvedRemoval
      verb={text.remove}
      news={text.removed}
      act={remove.mutateAsync}
      onDone={onDone}
    />
  )
}
