/** How requests are sent: by the browser, or inside the server while that renders a page. */
export const transport = {
  fetch: (url: string, init: RequestInit): Promise<Response> => fetch(url, init),
}
