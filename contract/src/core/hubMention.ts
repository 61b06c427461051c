/** A hub as it is mentioned in a text. */
export function hubMention(name: string) {
  return `j/${name.replaceAll(' ', '_')}`
}
