import type { Block } from '@andon/contract/player-api/content'
import type { Tournament } from '@andon/contract/player-api/tournaments'
import { lazy, Suspense, useMemo } from 'react'
import { Link } from 'react-router'
import { dateFormat } from '../../page/dates/date-format.ts'
import { PageTitle } from '../../page/PageTitle.tsx'
import { usePage, usePath } from '../../page/page-context.ts'
import { late, preloadable } from '../../page/preloadable.tsx'
import { useText } from '../../page/use-text.ts'
import { useSession } from '../../player/session.ts'
import { SaferPlay } from '../fair-play/SaferPlay.tsx'
import { Board } from './Board.tsx'
import { ChipPlay } from './ChipPlay.tsx'
import { Countdown } from './Countdown.tsx'
import { EntryAction } from './EntryAction.tsx'
import { MyPlace } from './MyPlace.tsx'
import { OwnRounds } from './OwnRounds.tsx'
import { Podium } from './Podium.tsx'
import { PrizeFigures } from './PrizeFigures.tsx'
import { PrizeTable } from './PrizeTable.tsx'
import { QualifyingGames } from './QualifyingGames.tsx'
import { RankCheck } from './RankCheck.tsx'
import { Rules } from './Rules.tsx'
import { StateBadge } from './StateBadge.tsx'
import { Terms } from './TournamentCard.tsx'
import { tournamentText } from './text.ts'
import { changesAt, stateAt } from './tournament-state.ts'
import { useBoard } from './use-board.ts'
import { useClock } from './use-clock.ts'
import { useInstant } from './use-instant.ts'
import { useRenewTournaments, useTournament } from './use-tournaments.ts'

const TipsPart = preloadable(() => import('./tips/TipsPart.tsx').then((module) => module.TipsPart))
const TipRules = preloadable(() => import('./tips/TipRules.tsx').then((module) => module.TipRules))

const Words = late(lazy(() => import('../static-page/Blocks.tsx').then((module) => ({ default: module.Blocks }))))

/** Runs of a series have one name and one summary, so the day tells them apart, in the brand's time zone: kept pages are the same for everyone. */
function TournamentTitle({ tournament: { id, name, summary, startsAt } }: { tournament: Tournament }) {
  const t = useText(tournamentText)
  const { site, language } = usePage()
  const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone: site.timeZone } as const
  const date = dateFormat(language, { month: 'short', day: 'numeric', ...clock }).format(Date.parse(startsAt))
  return (
    <PageTitle
      title={t('page.title', { name, date })}
      description={t('page.text', { summary, date })}
      path={`/tournament/${id}`}
    />
  )
}

/** One tournament: how it stands, what it pays, and why that is fair. */
export function TournamentPage({ kept }: { kept: Tournament & { readonly body: readonly Block[] } }) {
  const current = useTournament(kept)
  const { name, summary } = kept
  const tournament = useMemo(() => ({ ...current, name, summary }), [current, name, summary]) // words of a preview stay
  const t = useText(tournamentText)
  const path = usePath()
  const nowMs = useClock()
  const board = useBoard(tournament)
  const session = useSession()
  const isOfTips = tournament.scoring.method === 'tips'
  const isOpen = nowMs !== null && stateAt(tournament, nowMs) !== 'cancelled'
  return (
    <>
      <TournamentTitle tournament={kept} />
      <Head tournament={tournament} nowMs={nowMs} />
      {session.state === 'player' && <OwnRounds tournamentId={tournament.id} onCounted={board.renewOwn} />}
      <div className="page-width race-page">
        <div className="race-main">
          {tournament.chips && nowMs !== null && (
            <Suspense>
              <ChipPlay tournament={tournament} nowMs={nowMs} />
            </Suspense>
          )}
          {isOfTips && isOpen && (
            <Suspense fallback={<div className="skeleton-block board-outline" aria-hidden="true" />}>
              <TipsPart tournament={tournament} nowMs={nowMs} />
            </Suspense>
          )}
          <Podium tournament={tournament} board={board} />
          {isOpen && <Board tournament={tournament} board={board} nowMs={nowMs} />}
          {isOpen && board.me && <MyPlace tournament={tournament} me={board.me} entrants={board.entrants} />}
        </div>
        <aside className="race-side">
          <PrizeTable tournament={tournament} />
          {!isOfTips && <QualifyingGames codes={tournament.games} />}
        </aside>
        <div className="race-foot">
          {kept.body.length > 0 && <Words blocks={kept.body} />}
          {!isOfTips && <Rules tournament={tournament} />}
          {isOfTips && nowMs !== null && (
            <Suspense>
              <TipRules tournament={tournament} />
            </Suspense>
          )}
          <RankCheck tournament={tournament} entry={isOfTips ? undefined : board.me?.entry} />
          <p>
            <Link to={path('/tournament')} className="text-link">
              {t('back')}
            </Link>
          </p>
        </div>
      </div>
      <SaferPlay />
    </>
  )
}

function Head({ tournament, nowMs }: { tournament: Tournament; nowMs: number | null }) {
  const { name, summary, image } = tournament
  return (
    <header className="race-head">
      <div className="page-width race-head-inside">
        <div className="race-head-art print">
          <img src={image} alt="" width={640} height={320} fetchPriority="high" />
        </div>
        <div className="race-head-words">
          {nowMs !== null && <StateBadge state={stateAt(tournament, nowMs)} />}
          <h1 className="heading-1">{name}</h1>
          <p>{summary}</p>
          <Terms tournament={tournament} />
          <PrizeFigures tournament={tournament} />
          <Clock tournament={tournament} nowMs={nowMs} />
          <EntryAction tournament={tournament} nowMs={nowMs} />
        </div>
      </div>
    </header>
  )
}

/** To the next change of its state; the HTML, which is kept, says when it is. */
function Clock({ tournament, nowMs }: { tournament: Tournament; nowMs: number | null }) {
  const t = useText(tournamentText)
  const instant = useInstant()
  const renew = useRenewTournaments()
  const next = nowMs === null ? undefined : changesAt(tournament, nowMs)
  const { startsAt, endsAt } = tournament
  const isOver = tournament.rankLog !== null || tournament.cancelled
  const labels = { [startsAt]: t('startsIn'), [endsAt]: t('endsIn') }
  return (
    <div className="race-clock" data-over={isOver || undefined}>
      {next !== undefined && <Countdown label={labels[next] ?? t('paidIn')} until={next} onEnd={renew} />}
      <p className="race-time">
        {t('starts', { at: instant(startsAt, nowMs) })} – {t('ends', { at: instant(endsAt, nowMs) })}
      </p>
    </div>
  )
}
