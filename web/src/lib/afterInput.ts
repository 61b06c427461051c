/**
 * Listens to the input of a field after React. A state change before that, in a listener of the field itself, makes
 * React render the old text again, and a letter is lost.
 */
export function afterInput(field: HTMLElement, act: (event: Event) => void, signal: AbortSignal) {
  document.addEventListener('input', (event) => event.target === field && act(event), { signal })
}
