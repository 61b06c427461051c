import type { HubSummary } from '@jes/contract/hubs'
import { asMember } from '#lib/asMember.ts'
import { catalogue, useText } from '#lib/language.ts'
import { Button } from '#ui/Button.tsx'

const messages = catalogue({
  join: ['Join', 'जोडिनुहोस्'],
  joinNamed: [(name: string) => `Join ${name}`, (name: string) => `${name} मा जोडिनुहोस्`],
})

/** In a list, for visitors, who log in first: they need nothing of what joining needs. */
export function VisitorJoin({ hub }: { hub: HubSummary }) {
  const text = useText(messages)

  return (
    <Button
      look="line"
      size="xs"
      aria-label={text.joinNamed(hub.name)}
      onClick={() => asMember(() => {})}
    >
      {text.join}
    </Button>
  )
}
