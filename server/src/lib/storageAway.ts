import { refuse } from './errors.ts'

const RETRY_SECONDS = 5

/** The storage does not answer, or refuses us: worth a retry, and no bug of ours. */
export class StorageAway extends Error {
  override name = 'StorageAway'

  constructor(cause: unknown) {
    super(`The storage of files fails: ${wordsOf(cause)}`, { cause })
  }
}

/** What a person reads whose request needed a file. */
export function filesAway() {
  return refuse('request.files_away', { retryAfter: RETRY_SECONDS })
}

/** A refused connection to a name with several addresses has a code and no message. */
function wordsOf(cause: unknown) {
  const { name, message, code } = cause as NodeJS.ErrnoException
  return [code ?? name, message].filter(Boolean).join(', ')
}
