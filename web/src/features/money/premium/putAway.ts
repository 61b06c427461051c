const KEY = 'jes-grace-note'

const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kathmandu' })

/** Whether this reader has dismissed the note today, by the date in Kathmandu. */
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
    // Where nothing can be stored it is dismissed until the page is opened again.
  }
}
