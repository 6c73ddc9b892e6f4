import type { Tournament } from '@andon/contract/player-api/tournaments'
import { Button } from '@andon/web-kit/Button'
import { useRef } from 'react'
import { Link } from 'react-router'
import { useApi } from '../../page/services.tsx'
import { useQuery } from '../../page/use-query.ts'
import { useText } from '../../page/use-text.ts'
import { playerKey } from '../../player/session.ts'
import { FormFailure } from '../forms/FormFailure.tsx'
import { useAction } from '../forms/use-form.ts'
import { allGamesQuery } from '../games/all-games-query.ts'
import { useGameLinks } from '../games/game-links.ts'
import { tournamentText } from './text.ts'
import { stateAt } from './tournament-state.ts'
import { type OwnTournament, useOwnTournaments, useRenewTournaments } from './use-tournaments.ts'

/** A race with play chips, for a player who is in it: what is left, where to play, and the rounds so far. */
export function ChipPlay({ tournament, nowMs }: { tournament: Tournament; nowMs: number }) {
  const t = useText(tournamentText)
  const entry = useOwnTournaments()?.get(tournament.id)
  if (!entry?.chips || entry.rank === undefined) return null
  const isOn = stateAt(tournament, nowMs) === 'RUNNING'
  const { balance, roundsLeft } = entry.chips
  return (
    <section aria-labelledby="chip-play" className="race-box chip-play">
      <h2 id="chip-play" className="heading-3">
        {t('chips.yours')}
      </h2>
      <dl className="figures">
        <div>
          <dt>{t('chips.left')}</dt>
          <dd className="race-prize">{t('chips', { count: balance })}</dd>
        </div>
        <div>
          <dt>{t('chips.roundsLeft')}</dt>
          <dd>{t('chips.roundsLeftValue', { count: roundsLeft })}</dd>
        </div>
      </dl>
      {isOn && <Play tournament={tournament} chips={entry.chips} />}
      <ChipRounds tournament={tournament} />
      <p className="text-sm text-ink-soft">{t('chips.worth')}</p>
    </section>
  )
}

function Play({ tournament, chips }: { tournament: Tournament; chips: NonNullable<OwnTournament['chips']> }) {
  const t = useText(tournamentText)
  const api = useApi()
  const gameLink = useGameLinks()
  const { data: games = [] } = useQuery(allGamesQuery(api))
  if (chips.isOut) return chips.rebuysLeft > 0 ? <Rebuy tournament={tournament} /> : <p>{t('chips.out')}</p>
  if (chips.roundsLeft === 0) return <p>{t('chips.roundsPlayed')}</p>
  const playable = tournament.games.flatMap((code) => games.find(({ gameCode }) => gameCode === code) ?? [])
  return (
    <ul className="chip-games">
      {playable.map((game) => (
        <li key={game.gameCode}>
          <Link className="button" data-kind="primary" to={`${gameLink(game, 'realgames')}&race=${tournament.id}`}>
            {t('chips.play', { game: game.name })}
          </Link>
        </li>
      ))}
    </ul>
  )
}

function Rebuy({ tournament: { id, chips } }: { tournament: Tournament }) {
  const t = useText(tournamentText)
  const api = useApi()
  const renew = useRenewTournaments()
  const form = useAction()
  const key = useRef('')
  const send = async () => {
    key.current ||= crypto.randomUUID()
    await api.tournaments.enterTournament({ tournamentId: id, idempotencyKey: key.current })
    key.current = ''
    renew()
  }
  return (
    <>
      <FormFailure failure={form.failure} />
      <Button kind="primary" busy={form.pending} onClick={() => void form.submit(send)}>
        {t('chips.rebuy', { count: chips?.start ?? 0 })}
      </Button>
    </>
  )
}

/** Apart from the history of rounds with money, because no money was in them. */
function ChipRounds({ tournament: { id } }: { tournament: Tournament }) {
  const t = useText(tournamentText)
  const api = useApi()
  const { data: games = [] } = useQuery(allGamesQuery(api))
  const { data: rounds = [] } = useQuery({
    queryKey: playerKey('tournaments', 'chips', id),
    queryFn: async () => (await api.tournaments.getMyTournaments({ tournamentId: id })).rounds ?? [],
    staleTime: 5_000,
  })
  if (rounds.length === 0) return null
  const nameOf = (code: string) => games.find(({ gameCode }) => gameCode === code)?.name ?? code
  return (
    <details className="chip-rounds">
      <summary>{t('chips.history', { count: rounds.length })}</summary>
      <table className="prize-table">
        <thead>
          <tr>
            <th scope="col">{t('chips.game')}</th>
            <th scope="col">{t('chips.staked')}</th>
            <th scope="col">{t('chips.won')}</th>
          </tr>
        </thead>
        <tbody>
          {rounds.map(({ roundId, gameCode, stake, win, open }) => (
            <tr key={roundId}>
              <th scope="row">{nameOf(gameCode)}</th>
              <td>{t('chips', { count: stake })}</td>
              <td>{open ? '…' : t('chips', { count: win })}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
