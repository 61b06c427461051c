/** The letters of GSM 03.38: a text of these alone needs seven bits a letter. */
const GSM = /^[@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&'()*+,\-./0-9:;<=>?¡A-ZÄÖÑÜ§¿a-zäöñüà]*$/
const GSM_LENGTHS = { one: 160, each: 153 }
const UNICODE_LENGTHS = { one: 70, each: 67 }

/** How many messages a text is charged as. */
export function partsOf(text: string) {
  const { one, each } = GSM.test(text) ? GSM_LENGTHS : UNICODE_LENGTHS
  return text.length <= one ? 1 : Math.ceil(text.length / each)
}
