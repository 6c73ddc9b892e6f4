import { reloadOnce } from './reload-once.ts'

/**
 * Keeps the page while something of the next one cannot be fetched: route modules, route data and lazy chunks wait for the line instead of
 * failing (`build-tools/patient-loading.ts` sends them all here). The navigation stays pending, so it ends where the player wanted to go.
 */
export interface Connection {
  /** Loads that wait for the line. */
  readonly waiting: number
  /** The line is being tried at this moment. */
  readonly trying: boolean
  /** A navigation to another address is under way: the router's own state tells it only once nothing else of the page waits. */
  readonly navigating: boolean
}

const connected = { waiting: 0, trying: false }
const firstTryAfterMs = 2_000
const longestPauseMs = 15_000
const probeTimeoutMs = 8_000
/** Between tries while the server answers: it may have been busy for a moment. */
const pausesOnlineMs = [300, 1_000]

let connection: Connection = { ...connected, navigating: false }
const atStart = connection
let pauseMs = firstTryAfterMs
let timer: ReturnType<typeof setTimeout> | undefined
const waiters = new Set<() => void>()
const listeners = new Set<() => void>()
/** The page is being loaded again. */
let leaving = false
/** Where the navigation under way leads. */
let destination: string | undefined
let navigations = 0

export const currentConnection = (): Connection => connection
export const connectionOnServer = (): Connection => atStart

export function onConnection(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** Returns what ends it. It does nothing once another navigation has begun. */
export function setDestination(address: string | undefined): () => void {
  const nth = ++navigations
  destination = address
  show({ navigating: address !== undefined })
  return () => {
    if (nth === navigations) setDestination(undefined)
  }
}

/**
 * Loads until it succeeds. What still cannot be loaded while the server answers is gone, as after an update: the page is loaded again once, at
 * the address that the player wanted.
 */
export async function untilLoaded<T>(load: () => Promise<T>, { signal }: { signal?: AbortSignal } = {}): Promise<T> {
  let triedOnline = 0
  for (;;) {
    try {
      return await load()
    } catch (error) {
      if (signal?.aborted) throw error
      if (!(await isServerReached())) {
        triedOnline = 0
        await lineIsBack(signal)
        continue
      }
      const pauseMs = pausesOnlineMs[triedOnline++]
      if (pauseMs === undefined) return startAgain(error)
      await new Promise((resolve) => setTimeout(resolve, pauseMs))
    }
  }
}

/** The player does not want to wait for the pause to end. */
export function tryNow(): void {
  clearTimeout(timer)
  void tryLine()
}

function startAgain(error: unknown): Promise<never> {
  const address = destination && new URL(destination, location.href).href
  leaving ||= reloadOnce(address)
  if (!leaving) throw error
  return new Promise(() => undefined) // the page is about to go
}

function lineIsBack(signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const leave = () => {
      waiters.delete(release)
      if (waiters.size === 0) settle()
      else show({ waiting: waiters.size })
      reject(signal?.reason)
    }
    const release = () => {
      signal?.removeEventListener('abort', leave)
      resolve()
    }
    waiters.add(release)
    signal?.addEventListener('abort', leave, { once: true })
    show({ waiting: waiters.size })
    if (waiters.size === 1) {
      addEventListener('online', tryNow)
      tryLater()
    }
  })
}

function tryLater(): void {
  timer = setTimeout(() => void tryLine(), pauseMs)
  pauseMs = Math.min(pauseMs * 2, longestPauseMs)
}

async function tryLine(): Promise<void> {
  if (connection.trying || waiters.size === 0) return
  show({ trying: true })
  const reached = await isServerReached()
  if (waiters.size === 0) return
  if (!reached) {
    show({ trying: false })
    return tryLater()
  }
  const released = [...waiters]
  waiters.clear()
  settle()
  for (const release of released) release()
}

function settle(): void {
  clearTimeout(timer)
  removeEventListener('online', tryNow)
  pauseMs = firstTryAfterMs
  show(connected)
}

function show(changes: Partial<Connection>): void {
  connection = { ...connection, ...changes }
  for (const listener of listeners) listener()
}

/** A proxy in front of a server that is down answers as well. */
async function isServerReached(): Promise<boolean> {
  if (!navigator.onLine) return false
  try {
    const { status } = await fetch('/healthz', { cache: 'no-store', signal: AbortSignal.timeout(probeTimeoutMs) })
    return status < 500
  } catch {
    return false
  }
}
