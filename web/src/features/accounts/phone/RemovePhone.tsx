import { ProvedRemoval } from '#features/accounts/stepUp/ProvedRemoval.tsx'
import { catalogue, useText } from '#lib/language.ts'
import { useRemovePhone } from './api.ts'

const messages = catalogue({
  remove: ['Remove the number', 'नम्बर हटाउनुहोस्'],
  removed: ['The number is removed.', 'नम्बर हटाइयो।'],
})

export function RemovePhone({ onDone }: { onDone: () => void }) {
  const text = useText(messages)
  const remove = useRemovePhone()
  return (
    <ProvedRemoval
      verb={text.remove}
      news={text.removed}
      act={remove.mutateAsync}
      onDone={onDone}
    />
  )
}
