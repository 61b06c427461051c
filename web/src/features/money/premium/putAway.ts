const KEY = 'jes-grace-note'

const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kathmandu' })

/** Whether this reader has put the note away today, by the calendar of Kathmandu. */
export function isPutAway(now = new Date()) {
  try {
    return localStorage.getItem(KEY) === day.format(now)
  } catch {
    return false
  }
}

export function putAway(now = new Date()) {
  try {
    localStorage.setItem(KEY, day.format(now))
  } catch {
    // Where nothing can be kept it is put away until the page is opened again.
  }
}
