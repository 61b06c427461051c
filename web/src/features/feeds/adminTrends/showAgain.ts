import type { QueryClient } from '@tanstack/react-query'
import { hashtagOf } from '#features/feeds/trending/hashtag.ts'
import { text } from '#lib/language.ts'
import { toast } from '#lib/toasts.ts'
import { refetchTrends, showTrend } from './api.ts'
import { messages } from './messages.ts'

export async function showAgain(client: QueryClient, hashtag: string) {
  try {
    await showTrend(hashtag)
    toast.success(text(messages).shown(hashtagOf({ hashtag })))
    await refetchTrends(client)
  } catch (error) {
    if (error instanceof Error) toast.error(error.message)
  }
}
