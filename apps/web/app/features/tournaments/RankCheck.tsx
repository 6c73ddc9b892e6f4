import type { Tournament } from '@andon/contract/player-api/tournaments'
import { Button } from '@andon/web-kit/Button'
import { useEffect, useRef, useState } from 'react'
import { useText } from '../../page/use-text.ts'
import { trustedScript } from '../offline/trusted-script.ts'
import type { RankCheckResult } from './check-ranking.ts'
import workerUrl from './check-ranking-worker.ts?worker&url'
import { tournamentText } from './text.ts'

/** The published record of a tournament, and the same computation as the server's in this browser. */
export function RankCheck({ tournament, entry }: { tournament: Tournament; entry: number | undefined }) {
  const t = useText(tournamentText)
  const { id, rankLog, chips } = tournament
  return (
    <section aria-labelledby="check" className="rank-check">
      <h2 id="check" className="heading-2">
        {t('check')}
      </h2>
      {entry !== undefined && <p>{t('check.entry', { entry })}</p>}
      {chips?.proofs && (
        <p>
          {t('check.proofs')}{' '}
          <a className="text-link" href={`/rank-logs/${id}.seeds.json`}>
            {t('check.seeds')}
          </a>
        </p>
      )}
      {rankLog === null ? <p>{t('check.later')}</p> : <Check address={rankLog} />}
    </section>
  )
}

type State = 'idle' | 'running' | RankCheckResult

function Check({ address }: { address: string }) {
  const t = useText(tournamentText)
  const [state, start] = useCheck(address)
  return (
    <>
      <p>{t('check.text')}</p>
      <p className="play-buttons">
        <Button kind="primary" busy={state === 'running'} onClick={start}>
          {t('check.start')}
        </Button>
        <a className="button" data-kind="secondary" href={address}>
          {t('check.log')}
        </a>
      </p>
      <div role="status">
        <Outcome state={state} />
      </div>
    </>
  )
}

function Outcome({ state }: { state: State }) {
  const t = useText(tournamentText)
  if (state === 'idle') return null
  if (state === 'running') return <p>{t('check.running')}</p>
  switch (state.result) {
    case 'holds':
      return (
        <p className="check-outcome" data-holds="true">
          {state.kind === 'tips'
            ? t('check.holdsTips', { tips: state.counted, players: state.players })
            : t('check.holds', { rounds: state.counted, players: state.players })}
          {state.proven > 0 && <> {t('check.proven', { rounds: state.proven })}</>}
        </p>
      )
    case 'differs':
      return <p className="check-outcome">{t('check.differs', { where: state.where })}</p>
    case 'failed':
      return <p className="check-outcome">{t('check.failed')}</p>
  }
}

/** In a worker, so that a long record never holds up the page; it ends with the page. */
function useCheck(address: string): readonly [State, () => void] {
  const [state, setState] = useState<State>('idle')
  const worker = useRef<Worker>(undefined)
  useEffect(() => () => worker.current?.terminate(), [])
  const start = () => {
    worker.current?.terminate()
    const started = new Worker(trustedScript(workerUrl), { type: 'module' })
    started.onmessage = ({ data }: MessageEvent<RankCheckResult>) => setState(data)
    started.onerror = () => setState({ result: 'failed' })
    started.postMessage(new URL(address, location.href).href)
    worker.current = started
    setState('running')
  }
  return [state, start]
}
