import type { Talk } from '@jes/contract/messages/talks'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { readUpTo } from '#features/messages/talks/api.ts'
import { logProblem } from '#lib/log.ts'

/** Says how far somebody has read, once they look at the page. A request is not read before it is accepted. */
export function useReading({ _id, folder, readSeq }: Talk, shownSeq: number) {
  const client = useQueryClient()
  const isBehind = folder === 'talks' && shownSeq > readSeq

  useEffect(() => {
    if (!isBehind) return
    const read = () => {
      if (document.visibilityState !== 'visible') return
      document.removeEventListener('visibilitychange', read)
      readUpTo(client, _id, shownSeq).catch((error) => logProblem('Not marked as read.', error))
    }
    document.addEventListener('visibilitychange', read)
    read()
    return () => document.removeEventListener('visibilitychange', read)
  }, [client, _id, isBehind, shownSeq])
}
