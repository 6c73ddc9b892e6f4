import type { ProfileView } from '@andon/contract/player-api/identity'
import { type Currency, currencies } from '@andon/money'
import type { Player } from './store/players.ts'

/** The player as the player API shows them to themselves. */
export function profileView(player: Player): ProfileView {
  const { firstName, lastName, email, nickname, language, verifiedChannels } = player
  return {
    ...{ firstName, lastName, email, nickname, language },
    playerID: player.id,
    createdTime: player.createdAt.toString(),
    payAndPlayUserDetails: player.payAndPlay,
    verifiedChannels: [...verifiedChannels],
  }
}

export function currencyView(code: Currency) {
  const { symbol, position } = currencies[code]
  return { symbol, code, position }
}
