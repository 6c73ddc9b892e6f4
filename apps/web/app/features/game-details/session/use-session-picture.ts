import { useEffect, useState } from 'react'
import { trustedScript } from '../../offline/trusted-script.ts'
import type { SessionPicture, SessionPlan } from './session-model.ts'
import workerUrl from './session-worker.ts?worker&url'

/** While somebody types, nothing is computed. */
const restMs = 250

export type SessionState =
  | { readonly state: 'computing'; readonly last: Computed | null }
  | { readonly state: 'failed' }
  | ({ readonly state: 'ready' } & Computed)

interface Computed {
  readonly plan: SessionPlan
  readonly picture: SessionPicture
}

/** The picture of a plan, computed in a worker; the last one until it is there. `plan` keeps its identity while it is the same; null: none. */
export function useSessionPicture(plan: SessionPlan | null): SessionState {
  const [computed, setComputed] = useState<Computed | null>(null)
  const [failed, setFailed] = useState<SessionPlan | null>(null)
  useEffect(() => {
    if (plan === null) return
    let worker: Worker | undefined
    const timer = setTimeout(() => {
      worker = new Worker(trustedScript(workerUrl), { type: 'module' })
      worker.onmessage = ({ data }: MessageEvent<SessionPicture>) => setComputed({ plan, picture: data })
      worker.onerror = () => setFailed(plan)
      worker.postMessage(plan)
    }, restMs)
    return () => {
      clearTimeout(timer)
      worker?.terminate()
    }
  }, [plan])
  if (plan !== null && computed?.plan === plan) return { state: 'ready', ...computed }
  return plan !== null && failed === plan ? { state: 'failed' } : { state: 'computing', last: computed }
}
