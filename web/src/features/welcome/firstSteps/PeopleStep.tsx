import { useQuery, useQueryClient } from '@tanstack/react-query'
import { follow } from '#features/people/follows/api.ts'
import { useText } from '#lib/language.ts'
import { Button } from '#ui/Button.tsx'
import { QuietFailure } from '#ui/QuietFailure.tsx'
import { RowsPending } from '#ui/RowsPending.tsx'
import { firstPeople } from './api.ts'
import { messages } from './messages.ts'
import styles from './PeopleStep.module.css'
import { PersonRow } from './PersonRow.tsx'

/** People to follow, each with the reason. */
export function PeopleStep() {
  const text = useText(messages)
  const client = useQueryClient()
  const people = useQuery(firstPeople())
  const users = people.data?.users ?? []
  const others = users.filter(({ isFollowed }) => !isFollowed)

  return (
    <section className={styles.people}>
      <div className={styles.head}>
        <h2 className={styles.title}>{text.knowThem}</h2>
        {others.length > 0 && (
          <Button
            look="ghost"
            size="sm"
            onClick={() => {
              for (const user of others) void follow(client, user, true)
            }}
          >
            {text.followAll}
          </Button>
        )}
      </div>
      {people.isPending && <RowsPending rows={4} />}
      {people.isError && <QuietFailure onRetry={() => void people.refetch()} />}
      {people.isSuccess && users.length === 0 && <p className={styles.none}>{text.noPeople}</p>}
      <ul>
        {users.map((user) => (
          <li key={user._id}>
            <PersonRow user={user} />
          </li>
        ))}
      </ul>
    </section>
  )
}
