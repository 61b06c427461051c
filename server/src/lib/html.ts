/** Escapes text for HTML, between tags or in a quoted attribute. */
export function escapeHtml(text: string) {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
