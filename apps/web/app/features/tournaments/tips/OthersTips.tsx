import { type CSSProperties, useState } from 'react'
import { useApi } from '../../../page/services.tsx'
import { useQuery } from '../../../page/use-query.ts'
import { useText } from '../../../page/use-text.ts'
import { tipsText } from './text.ts'

/** What players tipped on a match that has begun; fetched when it is opened. */
export function OthersTips({ tournamentId, matchId }: { tournamentId: string; matchId: string }) {
  const t = useText(tipsText)
  const [opened, setOpened] = useState(false)
  return (
    <details className="tip-others" onToggle={({ currentTarget }) => setOpened(currentTarget.open)}>
      <summary>{t('others')}</summary>
      {opened && <Others tournamentId={tournamentId} matchId={matchId} />}
    </details>
  )
}

function Others({ tournamentId, matchId }: { tournamentId: string; matchId: string }) {
  const t = useText(tipsText)
  const api = useApi()
  const { data, isError } = useQuery({
    queryKey: ['matchTips', tournamentId, matchId],
    queryFn: () => api.tournaments.getMatchTips({ tournamentId, matchId }),
    staleTime: 15_000,
  })
  if (isError) return <p role="alert">{t('others.failed')}</p>
  if (data === undefined) return <div className="skeleton-block tip-others-outline" aria-hidden="true" />
  if (data.count === 0) return <p className="text-ink-soft">{t('others.none')}</p>
  return (
    <>
      <p className="text-sm">{t('others.count', { count: data.count })}</p>
      <ul className="tip-scores">
        {data.scores.map(({ home, away, count }) => (
          <li key={`${home}-${away}`} style={{ '--share': count / data.count } as CSSProperties}>
            {t('others.score', { home, away, count })}
          </li>
        ))}
      </ul>
      <ol className="tip-others-list">
        {data.tips.map(({ rank, name, home, away, points }) => (
          <li key={rank}>
            <span>{t('place', { rank })}</span>
            <span>{name}</span>
            <span>
              {home}–{away}
            </span>
            <span>{points !== null && t('earned', { points })}</span>
          </li>
        ))}
      </ol>
    </>
  )
}
