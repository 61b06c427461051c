import type { HubRef } from '@jes/contract/core/hubRef'
import { useQueryClient } from '@tanstack/react-query'
import { hubPath } from '#features/core/hubAccess/hubPath.ts'
import { langOf, useText } from '#lib/language.ts'
import { toast } from '#lib/toasts.ts'
import { Button } from '#ui/Button.tsx'
import { HubIcon } from '#ui/HubIcon.tsx'
import { Link } from '#ui/Link.tsx'
import { stopFewer } from './api.ts'
import styles from './learning.module.css'
import { messages } from './messages.ts'

/** The hubs of which For you shows fewer posts. */
export function FewerHubs({ hubs }: { hubs: HubRef[] }) {
  const text = useText(messages)
  const client = useQueryClient()

  return (
    <ul className={styles.hubs} aria-label={text.fewer}>
      {hubs.map(({ _id: id, name, icon }) => (
        <li key={id} className={styles.row}>
          <Link to={hubPath(name)} className={styles.link}>
            <HubIcon id={id} name={name} image={icon} />
            <span className={styles.name} lang={langOf(name)}>
              {name}
            </span>
          </Link>
          <Button
            look="line"
            size="sm"
            aria-label={text.of(text.asBefore, name)}
            onClick={() =>
              void stopFewer(client, id).catch((error: Error) => toast.error(error.message))
            }
          >
            {text.asBefore}
          </Button>
        </li>
      ))}
    </ul>
  )
}
