/*
 * On a page that the server has rendered, a button can be pressed before the app is there: the last press is done then.
 * Links need nothing.
 */
let pressed = null

function remember({ target }) {
  pressed = target instanceof Element ? target.closest('button') : null
}

document.addEventListener('click', remember, true)
document.addEventListener(
  'jes:taking-over',
  () => document.removeEventListener('click', remember, true),
  { once: true },
)
document.addEventListener(
  'jes:taken-over',
  () => {
    if (pressed?.isConnected) pressed.click()
  },
  { once: true },
)
