/** Part of a tsquery: matches a document with one of the keys. */
export function anyOf(keys: string[]) {
  return `(${keys.map(quote).join(' | ')})`
}

/** In quotation marks PostgreSQL reads a word literally. */
export function quote(key: string) {
  return `'${key.replace(/['\\]/g, '$&$&')}'`
}
