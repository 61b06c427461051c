import { inDigits, rupees } from './numbers.ts'

/** Rs 1,299 or रु. १,२९९ for a number of paisa; paisa are shown where there are any. */
export function money(paisa: number) {
  return paisa % 100 === 0 ? signed(paisa, wholeOf(paisa)) : exactMoney(paisa)
}

/** The same always with paisa, for columns: Rs 149.00. */
export function exactMoney(paisa: number) {
  const rest = String(Math.abs(paisa) % 100).padStart(2, '0')
  return signed(paisa, wholeOf(paisa) + inDigits(`.${rest}`))
}

function wholeOf(paisa: number) {
  return rupees(Math.floor(Math.abs(paisa) / 100))
}

function signed(paisa: number, said: string) {
  return paisa < 0 ? `−${said}` : said
}
