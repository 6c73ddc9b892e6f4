import type { Tournament } from '@andon/contract/player-api/tournaments'
import { Link } from 'react-router'
import { EmptyState } from '../../page/EmptyState.tsx'
import { usePath } from '../../page/page-context.ts'
import { useText } from '../../page/use-text.ts'
import { Countdown } from './Countdown.tsx'
import { tournamentText } from './text.ts'
import { useInstant } from './use-instant.ts'
import { useRenewTournaments } from './use-tournaments.ts'

/** While nothing runs: when the next one begins. */
export function NextOne({ next, nowMs }: { next: Tournament | undefined; nowMs: number }) {
  const t = useText(tournamentText)
  const path = usePath()
  const instant = useInstant()
  const renew = useRenewTournaments()
  const text = next ? t('running.next', { name: next.name, at: instant(next.startsAt, nowMs) }) : t('running.soon')
  return (
    <EmptyState picture="tournaments" title={t('running.none')} text={text}>
      {next && <Countdown label={t('startsIn')} until={next.startsAt} onEnd={renew} />}
      <Link to={path(next ? `/tournament/${next.id}` : '/allgames')} className="button" data-kind="primary">
        {t(next ? 'details' : 'toGames')}
      </Link>
    </EmptyState>
  )
}
