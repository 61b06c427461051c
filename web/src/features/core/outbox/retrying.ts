const FIRST_PAUSE = 4_000
const LONGEST_PAUSE = 5 * 60_000

/**
 * Sends now, when the connection is back, and when somebody looks at the page again; while something could not be
 * sent, after a pause that grows. `online` alone is not enough: it comes before the first request gets through.
 */
export function keepSending(sendAll: () => Promise<boolean>) {
  let pause = FIRST_PAUSE
  let timer: ReturnType<typeof setTimeout> | undefined
  let isUnderWay = false
  let isStopped = false

  async function sendThem() {
    clearTimeout(timer)
    timer = undefined
    if (isUnderWay) return
    isUnderWay = true
    const isDone = await sendAll().catch(() => false)
    isUnderWay = false
    if (isDone) pause = FIRST_PAUSE
    else {
      later()
      pause = Math.min(pause * 2, LONGEST_PAUSE)
    }
  }

  function later() {
    if (isStopped) return
    // Many phones get their line back at the same moment.
    timer ??= setTimeout(() => void sendThem(), pause * (0.75 + Math.random() / 2))
  }

  function handleSign() {
    if (document.visibilityState === 'hidden') return
    pause = FIRST_PAUSE
    void sendThem()
  }

  window.addEventListener('online', handleSign)
  document.addEventListener('visibilitychange', handleSign)
  void sendThem()

  return {
    /** Something new waits. */
    remind() {
      if (!isUnderWay) later()
    },
    stop() {
      isStopped = true
      clearTimeout(timer)
      window.removeEventListener('online', handleSign)
      document.removeEventListener('visibilitychange', handleSign)
    },
  }
}
