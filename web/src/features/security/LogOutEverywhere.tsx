import { useState } from 'react'
import { useLogOut } from '#features/auth/api.ts'
import { useText } from '#lib/language.ts'
import { Button } from '#ui/Button.tsx'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { messages } from './messages.ts'

export function LogOutEverywhere() {
  const text = useText(messages)
  const [isAsking, setIsAsking] = useState(false)
  const logOut = useLogOut()

  return (
    <>
      <Button look="dangerLine" onClick={() => setIsAsking(true)}>
        {text.logOutEverywhere}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={text.everywhereTitle}
        confirmLabel={text.logOutEverywhere}
        busy={logOut.isPending}
        busyLabel={text.loggingOut}
        onConfirm={() => logOut.mutate({ all: true })}
        onCancel={() => setIsAsking(false)}
      >
        {text.everywhereWhy}
      </ConfirmDialog>
    </>
  )
}
