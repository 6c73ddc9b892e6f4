import { join } from 'node:path'
import { rulesFor } from '@andon/contract/jurisdiction-rules'
import type { Bonuses } from '@andon/operator/bonuses'
import type { Catalogue } from '@andon/operator/catalogue'
import type { Content } from '@andon/operator/content'
import type { GameWallet } from '@andon/operator/game-wallet'
import type { Identity } from '@andon/operator/identity'
import type { Limits } from '@andon/operator/limits'
import { createLoyalty } from '@andon/operator/loyalty'
import { createMissions } from '@andon/operator/missions'
import { createTournaments } from '@andon/operator/tournaments'
import type { Wallet } from '@andon/operator/wallet'
import type { Config } from '@andon/platform/config'
import type { Runtime } from '@andon/platform/runtime'
import { tournamentRules } from './tournament-rules.ts'

interface Connected {
  readonly bonuses: Bonuses
  readonly catalogue: Catalogue
  readonly content: Pick<Content, 'tournamentText'>
  readonly gameWallet: GameWallet
  readonly identity: Identity
  readonly limits: Limits
  readonly wallet: Wallet
}

/** Creates the modules that reward play: tournaments, missions and levels. */
export function connectRewards(
  runtime: Runtime,
  config: Config,
  { bonuses, catalogue, content, gameWallet, identity, limits, wallet }: Connected,
) {
  const tournaments = createTournaments(runtime, {
    bonuses,
    wallet,
    limits,
    gamesOffered: catalogue.offeredGames,
    gamesWithChips: catalogue.gamesWithChips,
    chips: gameWallet.chips,
    playersByIds: identity.playersByIds,
    histogramsOf: catalogue.histogramsOf,
    textOf: content.tournamentText,
    ...tournamentRules(config),
  })
  const missions = createMissions(runtime, {
    bonuses,
    limits,
    playersByIds: identity.playersByIds,
    playRewards: (country) => rulesFor(country).playRewards,
    folder: join(config.dataDir, 'missions'),
  })
  const loyalty = createLoyalty(runtime, {
    bonuses,
    limits,
    wallet,
    playersByIds: identity.playersByIds,
    playRewards: (country) => rulesFor(country).playRewards,
    isCalm: missions.isCalm,
    folder: join(config.dataDir, 'loyalty'),
  })
  return { tournaments, missions, loyalty }
}
