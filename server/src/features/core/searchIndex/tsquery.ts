/** Part of a tsquery: a document that holds one of the keys. */
export function anyOf(keys: string[]) {
  return `(${keys.map(quote).join(' | ')})`
}

/** Between quotation marks PostgreSQL takes a word for what it is. */
export function quote(key: string) {
  return `'${key.replace(/['\\]/g, '$&$&')}'`
}
