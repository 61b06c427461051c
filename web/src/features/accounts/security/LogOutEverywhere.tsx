import { lazy, Suspense, useState } from 'react'
import { useLogOut } from '#features/core/viewer/useLogOut.ts'
import { useText } from '#lib/language.ts'
import { Button } from '#ui/Button.tsx'
import { messages } from './messages.ts'

const ConfirmDialog = lazy(async () => ({
  default: (await import('#ui/ConfirmDialog.tsx')).ConfirmDialog,
}))

export function LogOutEverywhere() {
  const text = useText(messages)
  const [isAsking, setIsAsking] = useState<boolean>()
  const logOut = useLogOut()

  return (
    <>
      <Button look="dangerLine" onClick={() => setIsAsking(true)}>
        {text.logOutEverywhere}
      </Button>
      <Suspense>
        {isAsking !== undefined && (
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
        )}
      </Suspense>
    </>
  )
}
