/** The number on a receipt, by the year in Nepal: JES-2026-000123. */
export function receiptOf(receiptNo: number, settledAt: string) {
  const year = new Date(settledAt).toLocaleDateString('en-CA', {
    timeZone: 'Asia/Kathmandu',
    year: 'numeric',
  })
  return `JES-${year}-${String(receiptNo).padStart(6, '0')}`
}
