import { type TalkCounts, talkApi } from '@jes/contract/messages/talks'
import type { QueryClient } from '@tanstack/react-query'
import { dropMessage, placeMessage } from '#features/messages/messages/cache.ts'
import { call } from '#lib/api.ts'
import { keyFor } from '#lib/keys.ts'
import { onLive, onMissed } from '#lib/live.ts'
import { logProblem } from '#lib/log.ts'
import { useSession } from '#lib/session.ts'
import { forgetTalkCounts, setTalkCounts } from '#lib/talkCounts.ts'

/** Keeps the counts and whatever is shown of talks up to date while somebody is signed in. */
export function followTalks(client: QueryClient) {
  let changes = 0
  const stops = [
    onLive('messaged', ({ message, counts }) => {
      count(counts)
      placeMessage(client, message)
      refetchTalk(client, message.talk)
      if (message.line) refetchMembers(client, message.talk)
    }),
    onLive('messageGone', ({ talk, seq, counts }) => {
      count(counts)
      dropMessage(client, talk, seq)
      refetchTalk(client, talk)
    }),
    onLive('talkChanged', ({ talk, counts }) => {
      count(counts)
      refetchTalk(client, talk)
      refetchMembers(client, talk)
    }),
    onMissed(() => {
      void ask()
      for (const start of [keyFor('talks'), keyFor('talk'), keyFor('messages'), keyFor('members')])
        void client.invalidateQueries({ queryKey: start })
    }),
  ]
  void ask()
  return () => {
    for (const stop of stops) stop()
    forgetTalkCounts()
  }

  function count(counts: TalkCounts) {
    changes++
    setTalkCounts(counts)
  }

  async function ask() {
    const { user, token } = useSession.getState()
    if (!user || !token) return
    const before = ++changes
    try {
      const counts = await call(talkApi.counts, {})
      // An event or another request meanwhile is newer.
      if (before === changes && user._id === useSession.getState().user?._id) setTalkCounts(counts)
    } catch (error) {
      logProblem('The count of talks did not load.', error)
    }
  }
}

/** Only what is on the page is fetched; the rest when it is next looked at. */
function refetchTalk(client: QueryClient, id: string) {
  void client.invalidateQueries({ queryKey: keyFor('talk', id) })
  void client.invalidateQueries({ queryKey: keyFor('talks') })
}

/** Of a group that is open: who is in it, and how far they have read. */
function refetchMembers(client: QueryClient, id: string) {
  void client.invalidateQueries({ queryKey: keyFor('members', id) })
}
