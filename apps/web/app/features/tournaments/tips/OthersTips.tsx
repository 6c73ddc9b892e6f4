import type { ReplyOf } from '@andon/contract'
import type { tips } from '@andon/contract/player-api/tips'
import { Button } from '@andon/web-kit/Button'
import { useInfiniteQuery } from '@tanstack/react-query'
import { type CSSProperties, useState } from 'react'
import { useApi } from '../../../page/services.tsx'
import { useText } from '../../../page/use-text.ts'
import { tipsText } from './text.ts'

type Tip = ReplyOf<typeof tips.getMatchTips>['tips'][number]

/** The players' tips on a match that has begun; fetched when it is opened. */
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
  const { data, isError, isFetchingNextPage, hasNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: ['matchTips', tournamentId, matchId],
    queryFn: ({ pageParam: cursor }) => api.tournaments.getMatchTips({ tournamentId, matchId, cursor }),
    initialPageParam: undefined as string | undefined, // the first page has none
    getNextPageParam: ({ nextCursor }) => nextCursor,
    staleTime: 15_000,
  })
  const first = data?.pages[0]
  if (isError && first === undefined) return <p role="alert">{t('others.failed')}</p>
  if (data === undefined || first === undefined)
    return <div className="skeleton-block tip-others-outline" aria-hidden="true" />
  if (first.count === 0) return <p className="text-ink-soft">{t('others.none')}</p>
  return (
    <>
      <p className="text-sm">{t('others.count', { count: first.count })}</p>
      <ul className="tip-scores">
        {first.scores.map(({ home, away, count }) => (
          <li key={`${home}-${away}`} style={{ '--share': count / first.count } as CSSProperties}>
            {t('others.score', { home, away, count })}
          </li>
        ))}
      </ul>
      <ol className="tip-others-list">
        {tipsIn(data.pages).map(({ rank, name, home, away, points }) => (
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
      {isError && <p role="alert">{t('others.failed')}</p>}
      {hasNextPage && (
        <Button busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('others.more')}
        </Button>
      )}
    </>
  )
}

/** By rank: one that moved between two pages is there once. */
const tipsIn = (pages: readonly { readonly tips: readonly Tip[] }[]): Tip[] => [
  ...new Map(pages.flatMap(({ tips }) => tips).map((tip) => [tip.rank, tip])).values(),
]
