import { type ClientFrame, protocolVersion, type ServerFrame, type Topic } from '@andon/contract/realtime'
import { backoffMs } from './backoff.ts'

export interface ConnectionOptions {
  readonly url: string
  readonly topics: readonly Topic[]
  onMessage(topic: Topic, data: unknown): void
  /** A message of this topic may have been missed: fetch the state again. */
  onGap(topic: Topic): void
}

/**
 * Keeps one WebSocket open. Checks each topic's sequence and reports gaps, reconnects when no message arrives, and closes while the page is
 * in the browser's back-forward cache.
 */
export function openConnection({ url, topics, onMessage, onGap }: ConnectionOptions): { close(): void } {
  let socket: WebSocket | null = null
  let failures = 0
  let retry: ReturnType<typeof setTimeout> | undefined
  let heartbeat: ReturnType<typeof setInterval> | undefined
  let lastReceivedAt = 0
  let hasConnected = false
  const lastSeq = new Map<Topic, number>()

  function connect() {
    clearTimeout(retry)
    const opened = new WebSocket(url)
    socket = opened
    opened.onmessage = (event) => {
      lastReceivedAt = performance.now()
      receive(opened, JSON.parse(String(event.data)) as ServerFrame) // frames of our own server; payloads are parsed by their schema
    }
    opened.onclose = () => {
      if (socket !== opened) return
      disconnect()
      retry = setTimeout(connect, backoffMs(failures++, Math.random()))
    }
  }

  function receive(opened: WebSocket, frame: ServerFrame) {
    switch (frame.type) {
      case 'hello':
        if (frame.version !== protocolVersion) return disconnect() // an old client: queries still work, and a reload brings the new one
        send(opened, { type: 'subscribe', topics: [...topics] })
        beat(opened, frame.heartbeatSeconds * 1000)
        return
      case 'subscribed':
        failures = 0
        lastSeq.set(frame.topic, frame.seq)
        if (hasConnected) onGap(frame.topic)
        if (frame.topic === topics.at(-1)) hasConnected = true
        return
      case 'message': {
        const expected = (lastSeq.get(frame.topic) ?? frame.seq - 1) + 1
        lastSeq.set(frame.topic, frame.seq)
        if (frame.seq === expected) onMessage(frame.topic, frame.data)
        else if (frame.seq > expected) onGap(frame.topic)
        return
      }
      case 'resync':
        lastSeq.set(frame.topic, frame.seq)
        onGap(frame.topic)
        return
      case 'refused':
        // The session ended before the connection opened: fetching the login status shows it.
        if (frame.topic === 'session' && frame.code === 'LOGIN_REQUIRED') onGap('session')
        return
      case 'pong':
        return
    }
  }

  function beat(opened: WebSocket, everyMs: number) {
    clearInterval(heartbeat)
    heartbeat = setInterval(() => {
      if (performance.now() - lastReceivedAt > everyMs * 2.5) opened.close()
      else send(opened, { type: 'ping' })
    }, everyMs)
  }

  function disconnect() {
    clearInterval(heartbeat)
    clearTimeout(retry)
    const open = socket
    socket = null
    open?.close()
  }

  const onPageHide = () => disconnect()
  const onPageShow = (event: PageTransitionEvent) => {
    if (event.persisted) connect()
  }
  const onOnline = () => {
    if (socket === null) connect()
  }
  addEventListener('pagehide', onPageHide)
  addEventListener('pageshow', onPageShow)
  addEventListener('online', onOnline)
  connect()

  return {
    close() {
      removeEventListener('pagehide', onPageHide)
      removeEventListener('pageshow', onPageShow)
      removeEventListener('online', onOnline)
      disconnect()
    },
  }
}

function send(socket: WebSocket, frame: ClientFrame) {
  if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(frame))
}
