import type { ClientFrame, ServerFrame } from '@andon/contract/realtime'
import { backoffMs } from './backoff.ts'

interface Options {
  readonly url: string
  readonly onFrame: (frame: ServerFrame, opened: WebSocket) => void
  /** False: the connection is lost, or silent for two heartbeats. True: a message arrived after a silence. */
  readonly onAlive: (isAlive: boolean) => void
  /** The open connection has ended, on purpose or not. */
  readonly onEnd: () => void
}

/** One WebSocket that opens again when it is lost or when no message arrives, and is closed while the page is in the browser's back-forward cache. */
export function createLastingSocket({ url, onFrame, onAlive, onEnd }: Options) {
  let socket: WebSocket | null = null
  let failures = 0
  let retry: ReturnType<typeof setTimeout> | undefined
  const heartbeat = createHeartbeat({ ping: () => send({ type: 'ping' }), onSilent: () => onAlive(false) })

  function connect() {
    clearTimeout(retry)
    const opened = new WebSocket(url)
    socket = opened
    opened.onmessage = (event) => {
      if (heartbeat.received().wasSilent) onAlive(true)
      onFrame(JSON.parse(String(event.data)) as ServerFrame, opened) // frames of our own server; payloads are parsed by their schema
    }
    opened.onclose = () => {
      if (socket !== opened) return
      disconnect()
      onAlive(false)
      retry = setTimeout(connect, backoffMs(failures++, Math.random()))
    }
  }

  function send(frame: ClientFrame) {
    if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(frame))
  }

  function disconnect() {
    heartbeat.end()
    clearTimeout(retry)
    const open = socket
    socket = null
    onEnd()
    open?.close()
  }

  const leavePage = watchPage({
    onHide: disconnect,
    onShowAgain: connect,
    onOnline: () => {
      if (socket === null) connect()
      else send({ type: 'ping' }) // its reply says that the connection lives
    },
  })
  return {
    connect,
    send,
    disconnect,
    beginHeartbeat: heartbeat.begin,
    /** The server answers: after the next loss, the first attempt comes soon. */
    forgetFailures(): void {
      failures = 0
    },
    close(): void {
      leavePage()
      disconnect()
    },
  }
}

/** Pings a connection at the server's interval, and closes it when no message arrives. */
function createHeartbeat({ ping, onSilent }: { readonly ping: () => void; readonly onSilent: () => void }) {
  let timer: ReturnType<typeof setInterval> | undefined
  let lastReceivedAt = 0
  let heartbeatMs = 0
  /** Two pings without a reply: the next beat comes after one interval more. */
  const isSilent = () => heartbeatMs > 0 && performance.now() - lastReceivedAt > heartbeatMs * 1.5
  return {
    begin(opened: WebSocket, everyMs: number): void {
      clearInterval(timer)
      heartbeatMs = everyMs
      timer = setInterval(() => {
        if (isSilent()) onSilent()
        if (performance.now() - lastReceivedAt > everyMs * 2.5) opened.close()
        else ping()
      }, everyMs)
    },
    received(): { readonly wasSilent: boolean } {
      const wasSilent = isSilent()
      lastReceivedAt = performance.now()
      return { wasSilent }
    },
    end: (): void => clearInterval(timer),
  }
}

interface PageEvents {
  onHide(): void
  /** From the browser's back-forward cache. */
  onShowAgain(): void
  onOnline(): void
}

function watchPage({ onHide, onShowAgain, onOnline }: PageEvents): () => void {
  const onShow = (event: PageTransitionEvent) => {
    if (event.persisted) onShowAgain()
  }
  addEventListener('pagehide', onHide)
  addEventListener('pageshow', onShow)
  addEventListener('online', onOnline)
  return () => {
    removeEventListener('pagehide', onHide)
    removeEventListener('pageshow', onShow)
    removeEventListener('online', onOnline)
  }
}
