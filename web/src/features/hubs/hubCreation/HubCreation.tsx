import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { VerifyFirst } from '#features/accounts/auth/VerifyFirst.tsx'
import { me } from '#features/core/viewer/me.ts'
import { closeHubCreation, useHubCreation } from '#lib/hubCreation.ts'
import { useText } from '#lib/language.ts'
import { usePlace } from '#lib/router.tsx'
import { useSession } from '#lib/session.ts'
import { Dialog } from '#ui/Dialog.tsx'
import { HubDialog } from './HubDialog.tsx'
import { messages } from './messages.ts'

/** In the layout from its first opening; the text stays with it. */
export function HubCreation() {
  const text = useText(messages)
  const open = useHubCreation() === true
  const userId = useSession((session) => session.user?._id)
  const own = useQuery(me())
  useClosingWithPage()

  if (!userId) return null
  if (own.data?.user.isVerified === false)
    return (
      <Dialog open={open} onClose={closeHubCreation} title={text.title}>
        <VerifyFirst />
      </Dialog>
    )
  return <HubDialog key={userId} open={open} userId={userId} />
}

/** Navigation, by Back or a link, closes the dialog. */
function useClosingWithPage() {
  const { pathname } = usePlace()
  const last = useRef(pathname)
  useEffect(() => {
    if (last.current !== pathname) closeHubCreation()
    last.current = pathname
  }, [pathname])
}
