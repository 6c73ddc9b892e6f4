import { AccountIcon } from '@andon/web-kit/AccountIcon'
import { Button } from '@andon/web-kit/Button'
import { Link } from 'react-router'
import { useMoney } from '../../page/amounts/Money.tsx'
import { useDateTime } from '../../page/dates/use-date-time.ts'
import { usePath } from '../../page/page-context.ts'
import { useText } from '../../page/use-text.ts'
import { useGames } from '../bonuses/use-plain-terms.ts'
import { FormFailure } from '../forms/FormFailure.tsx'
import { useAction } from '../forms/use-form.ts'
import { GamePicture } from '../games/GamePicture.tsx'
import { gamePagePath } from '../games/game-links.ts'
import { missionText } from './text.ts'
import { type Mission, useClaimMission } from './use-missions.ts'

interface Props {
  readonly mission: Mission
  readonly joined: boolean
  readonly capReached: boolean
}

/** The goal of a mission, its progress, and its reward. */
export function MissionCard({ mission, joined, capReached }: Props) {
  const t = useText(missionText)
  const instant = useDateTime()
  const { name, summary, image, every, done, needed, goal, state, until, claimUntil } = mission
  return (
    <>
      {goal !== 'collection' && <img src={image} alt="" width={640} height={320} loading="lazy" decoding="async" />}
      <div className="mission-words">
        <p className="mission-every">{t(`every.${every}`)}</p>
        <h3 className="heading-3">{name}</h3>
        <p className="text-ink-soft">{summary}</p>
        {goal === 'collection' && <Pieces mission={mission} />}
        <Reward reward={mission.reward} />
        {joined && (
          <div className="mission-progress">
            <progress className="progress-bar" aria-label={t('progressOf', { name })} value={done} max={needed} />
            <span className="font-bold">{t('progress', { done, needed })}</span>
          </div>
        )}
        <p className="text-sm text-ink-soft">
          {state === 'reached' ? t('claimUntil', { at: instant(claimUntil) }) : t('until', { at: instant(until) })}
        </p>
        {state === 'claimed' && (
          <p className="mission-claimed">
            <AccountIcon name="check" />
            {t('claimed')}
          </p>
        )}
        {state === 'waiting' && <p className="mission-waits">{t('waits')}</p>}
        {state === 'reached' && (capReached ? <p>{t('capReached')}</p> : <Claim mission={mission} />)}
      </div>
    </>
  )
}

function Reward({ reward: { kind, value, spins = 0, stake = 0, games } }: Pick<Mission, 'reward'>) {
  const t = useText(missionText)
  const money = useMoney()
  const all = useGames()
  if (kind === 'cash') return <p className="mission-reward">{t('cash', { value: money(value) })}</p>
  const names = games.map((code) => all.find(({ gameCode }) => gameCode === code)?.name ?? code)
  return (
    <p className="mission-reward">
      {t('freeSpins', { spins, stake: money(stake), value: money(value) })}
      <small>{t('playedWith', { games: names.join(', ') })}</small>
    </p>
  )
}

function Pieces({ mission: { games } }: { mission: Mission }) {
  const t = useText(missionText)
  const path = usePath()
  const all = useGames()
  return (
    <ul className="mission-pieces">
      {games.map(({ gameCode, played }) => {
        const game = all.find((one) => one.gameCode === gameCode)
        if (!game) return null
        return (
          <li key={gameCode} data-played={played || undefined}>
            <Link to={path(gamePagePath(game))}>
              <GamePicture game={game} kind="portrait" loading="lazy" />
              <span>{game.name}</span>
              <small>{t(played ? 'played' : 'notPlayed')}</small>
            </Link>
          </li>
        )
      })}
    </ul>
  )
}

function Claim({ mission }: { mission: Mission }) {
  const t = useText(missionText)
  const claim = useClaimMission(mission)
  const form = useAction()
  return (
    <div className="grid justify-items-start gap-3">
      <FormFailure failure={form.failure} />
      <Button kind="primary" busy={form.pending} onClick={() => void form.submit(claim)}>
        {t('claim')}
        <span className="sr-only">{t('claimNamed', { name: mission.name })}</span>
      </Button>
    </div>
  )
}
