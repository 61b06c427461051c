/** How requests are sent: by the browser, or inside the server while that renders a page. */
export const transport = {
  async fetch(url: string, init: RequestInit): Promise<Response> {
    const reply = await fetch(url, init)
    if (reply.status !== 429) return reply
    return (await import('./proofOfWork.ts')).retryWithProof(reply, url, init)
  },
}
