import type { GameConfig, Round } from '@andon/arcade/game-api'
import { mayCelebrate } from '../win/may-celebrate.ts'
import type { PlayedRound } from './scene.ts'

type Staked = Pick<Round, 'stake' | 'furtherStaked'>

/** In minor units: the stake of a round with the further stakes that its actions took. */
export function stakedOn({ stake, furtherStaked }: Staked): number {
  return stake + furtherStaked
}

/** The facts of a round that a scene needs. A return is celebrated only above all that was staked on it. */
export function playedRound(config: Pick<GameConfig, 'celebratesReturnOfStake'>, round: Staked): PlayedRound {
  const stake = stakedOn(round)
  return { stake: round.stake, celebrates: (total) => mayCelebrate(config, { total, stake }) }
}
