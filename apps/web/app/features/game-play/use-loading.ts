import { useEffect, useMemo, useState } from 'react'
import { type LoadingView, launchAt, progressTo, viewOf } from './loading.ts'

const tickMs = 500

/** Watches a game load. `saysReady`: false for a game that is ready when its frame has loaded. */
export function useLoading(saysReady: boolean) {
  const [loading, setLoading] = useState(() => launchAt(Date.now()))
  const [now, setNow] = useState(loading.launchedAt)
  const view: LoadingView = viewOf(loading, now)
  const isSettled = loading.isReady || view === 'silent' || view === 'unanswered'
  useEffect(() => {
    if (isSettled) return
    const timer = setInterval(() => setNow(Date.now()), tickMs)
    return () => clearInterval(timer)
  }, [isSettled])
  const report = useMemo(
    () => ({
      progress: (percent: number) => setLoading((before) => progressTo(before, percent, Date.now())),
      ready: () => setLoading((before) => (before.isReady ? before : { ...before, isReady: true })),
      loaded: () =>
        setLoading((before) => ({
          ...before,
          loadedAt: before.loadedAt ?? Date.now(),
          isReady: before.isReady || !saysReady,
        })),
    }),
    [saysReady],
  )
  return { view, percent: loading.percent, isReady: loading.isReady, report }
}
