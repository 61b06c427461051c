/*
 * On a page that the server has rendered, a button can be pressed before the app, or the code of the button's part, is
 * there: the last press is done then. Links need nothing.
 */
const AGAIN_AFTER = 50
let pressed = null

// Before React's own listener.
document.addEventListener('click', remember, true)

function remember(event) {
  const button = event.target instanceof Element ? event.target.closest('button') : null
  pressed = button && !isTakenOver(button) ? button : null
  if (!pressed) return
  let isLost = !hears(document.getElementById('root'))
  // React takes the part over at once and does the press itself, or stops it here.
  event.stopPropagation = () => {
    isLost ||= !isTakenOver(button)
    Event.prototype.stopPropagation.call(event)
  }
  setTimeout(() => isLost && press(button))
}

function press(button) {
  if (button !== pressed || !button.isConnected) return
  if (isTakenOver(button)) button.click()
  else setTimeout(press, AGAIN_AFTER, button)
}

/** React marks the element that it listens at. */
function hears(root) {
  return Object.keys(root).some((key) => key.startsWith('_reactListening'))
}

/** React writes the properties of an element on it when it takes it over. */
function isTakenOver(element) {
  return Object.keys(element).some((key) => key.startsWith('__reactProps$'))
}
