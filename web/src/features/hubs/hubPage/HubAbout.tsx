import { findDistrict } from '@jes/contract/core/districts'
import type { Hub } from '@jes/contract/hubs/hubs'
import { useQuery } from '@tanstack/react-query'
import { ReportButton } from '#features/core/reports/ReportButton.tsx'
import { UserRow } from '#features/core/users/UserRow.tsx'
import { HubList } from '#features/hubs/hubs/HubList.tsx'
import { relatedHubs } from '#features/hubs/hubs/lists.ts'
import { longDate } from '#lib/dates.ts'
import { useText } from '#lib/language.ts'
import { usePreferences } from '#lib/preferences.ts'
import { Chip } from '#ui/Chip.tsx'
import { Link } from '#ui/Link.tsx'
import { LinkButton } from '#ui/LinkButton.tsx'
import styles from './HubAbout.module.css'
import { tabHref } from './hubTab.ts'
import { messages } from './insideMessages.ts'

export function HubAbout({ hub }: { hub: Hub }) {
  const text = useText(messages)
  const { language } = usePreferences()
  const district = findDistrict(hub.district)
  const { data: related = [] } = useQuery(relatedHubs(hub._id))

  return (
    <>
      <dl className={styles.facts}>
        <div>
          <dt>{text.kindLabel}</dt>
          <dd>{hub.isPrivate ? text.membersOnly : text.everybody}</dd>
        </div>
        {district && (
          <div>
            <dt>{text.districtLabel}</dt>
            <dd>
              <Link to={`/districts/${district.key}`}>{district[language]}</Link>
            </dd>
          </div>
        )}
        {hub.createdAt && (
          <div>
            <dt>{text.createdLabel}</dt>
            <dd>{longDate(hub.createdAt)}</dd>
          </div>
        )}
        {hub.postCount !== null && (
          <div>
            <dt>{text.postsLabel}</dt>
            <dd>{text.postCount(hub.postCount)}</dd>
          </div>
        )}
      </dl>
      {hub.team.length > 0 && (
        <section aria-labelledby="hub-team">
          <h2 id="hub-team" className={styles.heading}>
            {text.team}
          </h2>
          <ul>
            {hub.team.map((user) => (
              <li key={user._id}>
                <UserRow user={user}>
                  <Chip tone={user.role === 'owner' ? 'red' : 'grey'}>{text[user.role]}</Chip>
                </UserRow>
              </li>
            ))}
          </ul>
        </section>
      )}
      <div className={styles.log}>
        <p>{text.logHint}</p>
        <LinkButton look="quiet" size="sm" href={tabHref(hub.name, 'log')}>
          {text.log}
        </LinkButton>
      </div>
      {hub.myRole !== 'owner' && (
        <div className={styles.log}>
          <p>{text.reportHint}</p>
          <ReportButton subject={{ kind: 'jehub', id: hub._id }} />
        </div>
      )}
      {related.length > 0 && (
        <section aria-labelledby="hub-related">
          <h2 id="hub-related" className={styles.heading}>
            {text.related}
          </h2>
          <HubList hubs={related} />
        </section>
      )}
    </>
  )
}
