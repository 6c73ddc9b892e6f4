import type { ProfileView } from '@andon/contract/player-api/identity'
import { type Currency, currencies } from '@andon/money'
import type { Player } from './store/players.ts'

/** A player's own profile in the player API. */
export function profileView(player: Player): ProfileView {
  const { firstName, lastName, email, nickname, language, verifiedChannels } = player
  return {
    firstName,
    lastName,
    email,
    nickname,
    language,
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
