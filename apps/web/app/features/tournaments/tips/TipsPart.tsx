import type { Tournament } from '@andon/contract/player-api/tournaments'
import { useState } from 'react'
import { useText } from '../../../page/use-text.ts'
import { type Drafts, withDraft } from './drafts.ts'
import { MatchCard } from './MatchCard.tsx'
import { SaveBar } from './SaveBar.tsx'
import { tipsText } from './text.ts'
import './tips.css'
import { isOpen, type Tips, useTips } from './use-tips.ts'

/** The matches of a tipping contest: what to tip, how they stand, and what the own tips earned. */
export function TipsPart({ tournament, nowMs }: { tournament: Tournament; nowMs: number }) {
  const t = useText(tipsText)
  const { data, isError, refetch } = useTips(tournament.id)
  if (data !== undefined) return <Matches tournament={tournament} tips={data} nowMs={nowMs + data.aheadMs} />
  if (!isError) return <div className="skeleton-block tips-outline" aria-hidden="true" />
  return (
    <p role="alert">
      {t('failed')}{' '}
      <button type="button" className="text-link" onClick={() => void refetch()}>
        {t('retry')}
      </button>
    </p>
  )
}

function Matches({ tournament, tips, nowMs }: { tournament: Tournament; tips: Tips; nowMs: number }) {
  const t = useText(tipsText)
  const [drafts, setDrafts] = useState<Drafts>(new Map())
  const { league, number, matches } = tips
  const changes = matches.flatMap((match) => {
    const draft = drafts.get(match.matchId)
    return draft && isOpen(match, nowMs) ? [{ matchId: match.matchId, ...draft }] : []
  })
  const tipped = matches.filter(({ tip }) => tip !== null).length
  const points = matches.reduce((sum, match) => sum + (match.points ?? 0), 0)
  return (
    <section className="tips" aria-labelledby="tips">
      <header className="tips-head">
        <h2 id="tips" className="heading-2">
          {t('title')}
        </h2>
        <p>{t('round', { league, number })}</p>
        <p className="tips-progress">
          {t('progress', { tipped, count: matches.length })}
          {points > 0 && <strong> · {t('points', { points })}</strong>}
        </p>
      </header>
      <ul className="tips-matches">
        {matches.map((match) => (
          <li key={match.matchId}>
            <MatchCard
              tournamentId={tournament.id}
              match={match}
              draft={drafts.get(match.matchId)}
              nowMs={nowMs}
              onChange={(score) => setDrafts((known) => withDraft(known, match, score))}
            />
          </li>
        ))}
      </ul>
      {changes.length > 0 && (
        <SaveBar
          tournament={tournament}
          entered={tips.entered}
          changes={changes}
          matches={matches}
          onDone={() => setDrafts(new Map())}
        />
      )}
    </section>
  )
}
