import { Button } from '@andon/web-kit/Button'
import { Skeleton } from '@andon/web-kit/Skeleton'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { EmptyState } from '../../page/EmptyState.tsx'
import { usePath } from '../../page/page-context.ts'
import { useText } from '../../page/use-text.ts'
import { LoadFailure } from '../account/LoadFailure.tsx'
import { historyText } from './text.ts'
import type { useLines } from './use-lines.ts'

interface Props<Line> {
  readonly query: ReturnType<typeof useLines<Line>>
  readonly empty: string
  readonly picture: 'bets' | 'transactions'
  /** Removes all filters; undefined if none is set. */
  readonly onShowAll: (() => void) | undefined
  /** The player has no round at all, in any period. */
  readonly neverPlayed?: boolean
  readonly children: (lines: readonly Line[]) => ReactNode
}

/** The lines loaded so far, or the loading, error or empty state. */
export function HistoryLines<Line>({ query, empty, picture, onShowAll, neverPlayed = false, children }: Props<Line>) {
  const t = useText(historyText)
  const path = usePath()
  const { lines, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = query
  if (lines === undefined)
    return error ? (
      <LoadFailure again={refetch} />
    ) : (
      <div role="status" aria-label={t('loading')}>
        <Skeleton lines={8} />
      </div>
    )
  if (lines.length === 0)
    return (
      <EmptyState picture={picture} title={empty} text={t(neverPlayed ? 'neverPlayed' : 'emptyText')}>
        <div className="play-buttons">
          {picture === 'bets' && (
            <Link to={path('/lobbies/casino')} className="button" data-kind="primary">
              {t('toGames')}
            </Link>
          )}
          {onShowAll && !neverPlayed && <Button onClick={onShowAll}>{t('showAll')}</Button>}
        </div>
      </EmptyState>
    )
  return (
    <>
      {children(lines)}
      <div className="history-end">
        <p role="status" className="text-ink-soft">
          {t('shown', { count: lines.length })}
        </p>
        {error && <LoadFailure again={() => fetchNextPage()} />}
        {hasNextPage && !error && (
          <Button busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t('more')}
          </Button>
        )}
      </div>
    </>
  )
}
