import { learningApi } from '@jes/contract/feeds/learning'
import { type HideReason, hidingApi } from '@jes/contract/posts/hiding'
import type { Post } from '@jes/contract/posts/posts'
import type { QueryClient } from '@tanstack/react-query'
import { sayWhy } from '#features/core/postActions/api.ts'
import { takeOut } from '#features/core/postActions/takeOut.ts'
import { call } from '#lib/api.ts'
import { text } from '#lib/language.ts'
import { sendLatest } from '#lib/sendLatest.ts'
import { dismissToast, toast } from '#lib/toasts.ts'
import { messages } from './messages.ts'

const UNDO_TIME = 10_000

type Hub = NonNullable<Post['jehub']>

/** Removed from every list at once, with an Undo that puts it back in its place. */
export async function hidePost(client: QueryClient, { _id: id }: Post, reason: HideReason) {
  const { hidden, fewerLikeIt, undo } = text(messages)
  const putBack = takeOut(client, id)
  const toastId = toast.show({
    text: reason === 'seen' ? hidden : fewerLikeIt,
    action: { label: undo, onAct: () => void set(false) },
    life: UNDO_TIME,
  })
  await set(true)

  async function set(isHidden: boolean) {
    if (!isHidden) putBack()
    try {
      await sendLatest(`hide ${id}`, isHidden, async (isHidden) => {
        await (isHidden
          ? call(hidingApi.hide, { params: { id }, body: { reason } })
          : call(hidingApi.unhide, { params: { id } }))
      })
    } catch (error) {
      if (isHidden) {
        dismissToast(toastId)
        putBack()
      }
      sayWhy(error)
    }
  }
}

/** The order of For you is made anew when it is next loaded: nothing moves under the reader's eyes. */
export async function wantFewer({ _id: id, name }: Hub, fewer: boolean) {
  const { fewerOf, asBefore, undo } = text(messages)
  try {
    await sendLatest(`fewer ${id}`, fewer, async (fewer) => {
      await call(learningApi.fewer, { params: { id }, body: { fewer } })
    })
    toast.show({
      text: fewer ? fewerOf(name) : asBefore(name),
      action: { label: undo, onAct: () => void wantFewer({ _id: id, name, icon: null }, !fewer) },
      life: UNDO_TIME,
    })
  } catch (error) {
    sayWhy(error)
  }
}
