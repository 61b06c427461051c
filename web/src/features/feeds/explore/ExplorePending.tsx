import { WifiOff } from 'lucide-react'
import { ClipTilesPending } from '#features/clips/clipTiles/ClipTilesPending.tsx'
import { TilesPending } from '#features/feeds/trends/TilesPending.tsx'
import { HubRowsPending } from '#features/hubs/hubs/HubRowsPending.tsx'
import { useText } from '#lib/language.ts'
import { Block } from '#ui/Block.tsx'
import { messages } from './messages.ts'
import { QuietRow } from './QuietRow.tsx'

/** The placeholder of the page; offline it says that it waits for a connection. */
export function ExplorePending({ isOffline }: { isOffline: boolean }) {
  const text = useText(messages)
  if (isOffline)
    return (
      <Block title={text.offline}>
        <QuietRow icon={<WifiOff />}>{text.offlineSentence}</QuietRow>
      </Block>
    )

  return (
    <>
      <TilesPending />
      <Block title={text.clips}>
        <ClipTilesPending in="row" tiles={4} />
      </Block>
      <Block title={text.hubsToJoin}>
        <HubRowsPending rows={5} />
      </Block>
    </>
  )
}
