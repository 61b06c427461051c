import { X } from 'lucide-react'
import { useText } from '#lib/language.ts'
import { number } from '#lib/numbers.ts'
import { Option } from '#ui/Option.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { messages } from './messages.ts'
import { OfferRow } from './OfferRow.tsx'
import type { Offer } from './offers.ts'
import styles from './SearchOffers.module.css'
import { optionId } from './useOffers.ts'

type Props = {
  listId: string
  offers: readonly Offer[]
  active: number
  areRecent: boolean
  pick: (offer: Offer) => void
  forget: (words: string) => void
}

/** The crosses of recent searches are beside the list: inside it are only options. */
export function OfferList({ listId, offers, active, areRecent, pick, forget }: Props) {
  const text = useText(messages)
  const recents = offers.flatMap((offer) => (offer.kind === 'recent' ? [offer] : []))
  const found = areRecent
    ? text.foundRecent(number(recents.length))
    : text.found(number(offers.length))

  return (
    <div className={styles.panel}>
      {areRecent && <p className={styles.heading}>{text.recent}</p>}
      <div className={areRecent ? styles.recent : undefined}>
        <div id={listId} role="listbox" aria-label={areRecent ? text.recent : text.suggestions}>
          {offers.map((offer, index) => (
            <Option
              key={offer.key}
              id={optionId(listId, index)}
              aria-selected={index === active}
              ref={(row) => {
                if (index === active) row?.scrollIntoView?.({ block: 'nearest' })
              }}
              className={styles.option}
              onPick={() => pick(offer)}
            >
              <OfferRow offer={offer} />
            </Option>
          ))}
        </div>
        {recents.length > 0 && (
          <div className={styles.crosses}>
            {recents.map(({ key, words }) => (
              <button
                key={key}
                type="button"
                tabIndex={-1}
                aria-label={text.remove(words)}
                className={styles.cross}
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => forget(words)}
              >
                <X />
              </button>
            ))}
          </div>
        )}
      </div>
      <VisuallyHidden>
        <span role="status">{found}</span>
      </VisuallyHidden>
    </div>
  )
}
