/** 25000 is 25,000. */
export function grouped(number: number) {
  return String(number).replace(/\B(?=(\d{3})+$)/g, ',')
}

/** 150 is १५०. */
export function devanagari(number: number | string) {
  return String(number).replace(/\d/g, (digit) => String.fromCharCode(0x966 + Number(digit)))
}

/** 100000 is १,००,०००: after the thousands Nepali groups by two. */
export function inNepali(number: number) {
  return devanagari(String(number).replace(/\B(?=(\d\d)*\d{3}$)/g, ','))
}

/** `hot, new or top`. */
export function oneOf(choices: readonly string[], or: string) {
  const [last, ...others] = choices.toReversed()
  return others.length === 0 ? last : `${others.toReversed().join(', ')} ${or} ${last}`
}
