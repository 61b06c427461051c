/*
 * On a page that the server has rendered, a button can be pressed before the app, or the code of the button's part, is
 * there: the last press is done then. Links need nothing.
 */
const AGAIN_AFTER = 50
let pressed = null

// Before React's own listener, which stops a press on a part that it has not taken over.
document.addEventListener('click', remember, true)

function remember({ target }) {
  const button = target instanceof Element ? target.closest('button') : null
  pressed = button && !isTakenOver(button) ? button : null
  // React may take the part over at once, and do the press itself.
  if (pressed) setTimeout(() => isTakenOver(button) || press(button))
}

function press(button) {
  if (button !== pressed || !button.isConnected) return
  if (isTakenOver(button)) button.click()
  else setTimeout(press, AGAIN_AFTER, button)
}

/** React writes the properties of an element on it when it takes it over. */
function isTakenOver(element) {
  return Object.keys(element).some((key) => key.startsWith('__reactProps$'))
}
