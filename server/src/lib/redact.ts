const HIDDEN = '[hidden]'

/** Each part is bounded, so that a hostile text costs no more time than a plain one. */
const RULES: [RegExp, string][] = [
  // What follows the path of a URL. A `?.` or `?[` is JavaScript.
  [/(?<=[^\s"'(])[?#](?![.[])[^\s"'<>()]{1,4000}/g, `?${HIDDEN}`],
  [
    /[^\s@"'<>()=,;:/]{1,64}(?:@|%40)[\p{L}\p{M}\p{N}-]{1,63}(?:\.[\p{L}\p{M}\p{N}-]{1,63}){1,8}/giu,
    HIDDEN,
  ],
  [/\b(Bearer|Basic)\s{1,3}[\w.~+/=-]{1,4000}/gi, `$1 ${HIDDEN}`],
  // A name that announces a secret: "resetToken": "…", password=….
  [
    /((?:token|secret|passwo?rd|passwd|passphrase|signature|cookie|authorization)["']?\s{0,3}[:=]\s{0,3}["']?)[^\s"'&,;)}\]]{1,4000}/gi,
    `$1${HIDDEN}`,
  ],
  // Such a name before something with a digit in it: code 123456, key: ab12cd.
  [
    /\b((?:[\w-]{0,30}[_-])?(?:code|otp|pin|key|token|password)["']?\s{0,3}[:=]?\s{0,3}["']?)(?=[^\s"']{0,60}\d)[\w.~+/-]{4,4000}/gi,
    `$1${HIDDEN}`,
  ],
  [/\bjes_[\w-]{8,4000}/g, HIDDEN],
  // As long and as mixed as a key: our tokens have 43 characters. Names of scripts stay.
  [/(?<![\w-])(?=[\w-]{0,60}\d)(?=[\w-]{0,60}[a-z])[\w-]{32,4000}(?![\w-]|\.m?js|\.css)/gi, HIDDEN],
  // A mobile number of Nepal, in either script.
  [
    /(?<![\w.])(?:(?:\+|00)?(?:977|९७७)[\s-]?)?[9९][678६७८][\d०-९]{3}[\s-]?[\d०-९]{5}(?![\w.])/g,
    HIDDEN,
  ],
  // A code of six digits that is not a line or column of a script.
  [/(?<![\w:./-])\d{6}(?![\w:./-])/g, HIDDEN],
]

/** Removes secrets and personal data from a text before it is logged. */
export function redact(text: string) {
  return RULES.reduce((left, [pattern, by]) => left.replace(pattern, by), text)
}
