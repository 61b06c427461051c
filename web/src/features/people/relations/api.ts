import { notificationApi } from '@jes/contract/notifications/notifications'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { call } from '#lib/api.ts'
import { keyFor } from '#lib/keys.ts'
import { text } from '#lib/language.ts'
import { sendLatest } from '#lib/sendLatest.ts'
import { dismissToast, toast } from '#lib/toasts.ts'
import { messages } from './mutesMessages.ts'

const UNDO_TIME = 10_000

/** Whether I muted the thread of a post. */
export function muteOf(postId: string) {
  return queryOptions({
    queryKey: keyFor('muted thread', postId),
    queryFn: ({ signal }) => call(notificationApi.findMute, { params: { id: postId } }, signal),
  })
}

/** Shown at once with an Undo; if the server refuses, restored. */
export async function muteThread(client: QueryClient, postId: string, muted: boolean) {
  show(muted)
  const said = text(messages)
  const id = toast.show({
    text: muted ? said.muted : said.unmuted,
    ...(muted && {
      action: { label: said.undo, onAct: () => void muteThread(client, postId, false) },
      life: UNDO_TIME,
    }),
  })
  try {
    await sendLatest(`mute ${postId}`, muted, async (muted) => {
      const { isMuted } = await call(notificationApi.mute, {
        params: { id: postId },
        body: { muted },
      })
      show(isMuted)
    })
  } catch (error) {
    show(!muted)
    dismissToast(id)
    if (error instanceof Error) toast.error(error.message)
  }

  function show(isMuted: boolean) {
    client.setQueryData(muteOf(postId).queryKey, { isMuted })
  }
}
