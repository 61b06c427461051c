import { relationApi } from '@jes/contract/people/relations'
import { useInfiniteQuery } from '@tanstack/react-query'
import { hubPath } from '#features/core/hubAccess/hubPath.ts'
import { SettingSection } from '#features/core/settings/SettingSection.tsx'
import { call } from '#lib/api.ts'
import { langOf, useText } from '#lib/language.ts'
import { HubIcon } from '#ui/HubIcon.tsx'
import { Link } from '#ui/Link.tsx'
import { PagedList } from '#ui/PagedList.tsx'
import { RowsPending } from '#ui/RowsPending.tsx'
import { mutedHubs } from './api.ts'
import { messages } from './messages.ts'
import { NoneHere } from './NoneHere.tsx'
import styles from './shunned.module.css'
import { TakeBack } from './TakeBack.tsx'

export function MutedHubs() {
  const text = useText(messages)
  const list = useInfiniteQuery(mutedHubs())

  return (
    <SettingSection title={text.hubs}>
      <p className={styles.why}>{text.hubsWhy}</p>
      <PagedList
        list={list}
        rowsOf={(page) => page.jehubs}
        keyOf={({ jehub }) => jehub._id}
        pending={<RowsPending rows={1} />}
        empty={<NoneHere>{text.noHubs}</NoneHere>}
      >
        {({ jehub: { _id: id, name, icon } }) => (
          <div className={styles.row}>
            <Link to={hubPath(name)} className={styles.link}>
              <HubIcon id={id} name={name} image={icon} />
              <span className={styles.name} lang={langOf(name)}>
                {name}
              </span>
            </Link>
            <TakeBack
              name={name}
              verb="unmute"
              onTake={() => call(relationApi.unmuteHub, { params: { id } })}
              onUndo={() => call(relationApi.muteHub, { params: { id } })}
            />
          </div>
        )}
      </PagedList>
    </SettingSection>
  )
}
