import { useQuery } from '@tanstack/react-query'
import { useText } from '#lib/language.ts'
import { exactMoney } from '#lib/money.ts'
import { Chip } from '#ui/Chip.tsx'
import { FailedState } from '#ui/FailedState.tsx'
import { RowsPending } from '#ui/RowsPending.tsx'
import { books } from './api.ts'
import { messages } from './messages.ts'
import styles from './Revenue.module.css'

const PROVIDERS: Record<string, string> = { esewa: 'eSewa', khalti: 'Khalti' }

/** Where the money is, and that none is missing. */
export function BooksTable() {
  const text = useText(messages)
  const named: Record<string, unknown> = text
  const { data, ...query } = useQuery(books())
  const sum = data?.accounts.reduce((total, { paisa }) => total + paisa, 0) ?? 0
  // The server's result and the sum here must agree.
  const isBalanced = data?.isBalanced && sum === 0

  function nameOf({ kind, name }: { kind: string; name: string }) {
    const said = typeof named[kind] === 'string' ? named[kind] : kind
    return name ? `${said} · ${PROVIDERS[name] ?? name}` : said
  }

  return (
    <section className={styles.part}>
      <h2 className={styles.title}>
        {text.books}{' '}
        {data && (
          <Chip tone={isBalanced ? 'green' : 'red'}>
            {isBalanced ? text.balanced : text.notBalanced}
          </Chip>
        )}
      </h2>
      <p className={styles.hint}>{text.booksWhy}</p>
      {query.isPending && <RowsPending rows={3} />}
      {query.isLoadingError && (
        <FailedState reason={query.error.message} onRetry={() => void query.refetch()} />
      )}
      {data && (
        <table className={styles.books}>
          <tbody>
            {data.accounts.map((account) => (
              <tr key={account.kind + account.name}>
                <th scope="row">{nameOf(account)}</th>
                <td>{exactMoney(account.paisa)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{text.sum}</th>
              <td>{exactMoney(sum)}</td>
            </tr>
          </tfoot>
        </table>
      )}
    </section>
  )
}
