import type { HubSummary } from '@jes/contract/hubs/hubs'
import { useQueryClient } from '@tanstack/react-query'
import { ApiError } from '#lib/api.ts'
import { asMember } from '#lib/gate.ts'
import { catalogue, useText } from '#lib/language.ts'
import { toast } from '#lib/toasts.ts'
import { Button } from '#ui/Button.tsx'

const messages = catalogue({
  join: ['Join', 'जोडिनुहोस्'],
  joinNamed: [(name: string) => `Join ${name}`, (name: string) => `${name} मा जोडिनुहोस्`],
})

/** In a list, for visitors, who log in first: only then the code for joining is loaded. */
export function VisitorJoin({ hub }: { hub: HubSummary }) {
  const text = useText(messages)
  const client = useQueryClient()

  function handleJoin() {
    return import('./join.ts').then(
      ({ join }) => join(client, hub, true),
      () => toast.error(new ApiError(0, {}).message),
    )
  }

  return (
    <Button
      look="line"
      size="xs"
      aria-label={text.joinNamed(hub.name)}
      onClick={() => asMember('join', hub, handleJoin)}
    >
      {text.join}
    </Button>
  )
}
