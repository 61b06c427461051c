/**
 * Hears of what was typed into a field after React has. Whoever changes a state before, in a listener
 * of the field itself, makes React draw the old text once more, and a letter is lost.
 */
export function afterInput(field: HTMLElement, act: (event: Event) => void, signal: AbortSignal) {
  document.addEventListener('input', (event) => event.target === field && act(event), { signal })
}
