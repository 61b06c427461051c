import { ListPlus } from 'lucide-react'
import { navigate } from '#lib/history.ts'
import { useText } from '#lib/language.ts'
import { Button } from '#ui/Button.tsx'
import { useLateDialog } from '#ui/useLateDialog.ts'
import { messages } from './indexMessages.ts'

const load = () => import('#features/people/listPicker/ListDialog.tsx')

/** Makes a list, and leads to its people. */
export function NewListButton() {
  const text = useText(messages)
  const { loaded, isOpen, open, close } = useLateDialog(load)

  return (
    <>
      <Button size="sm" onClick={open}>
        <ListPlus />
        {text.newList}
      </Button>
      {loaded && (
        <loaded.ListDialog
          open={isOpen}
          onClose={close}
          onDone={({ _id }) => navigate(`/lists/${_id}?tab=people`)}
        />
      )}
    </>
  )
}
