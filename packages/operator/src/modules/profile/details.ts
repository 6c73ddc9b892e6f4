import type { PlayerApi, ReplyOf } from '@andon/contract'
import { type Player, profileView } from '../identity/index.ts'

/** The player's own details as they are shown to them. */
export function detailsView(player: Player): ReplyOf<PlayerApi['profile']['getData']> {
  const { dateOfBirth, country, areaCode, phone, postalCode, city, address1 } = player
  const { currency, subscribeEmail, subscribeSms } = player
  const address = { country, areaCode, phone, postalCode, city, address1 }
  return {
    success: true,
    profile: { ...profileView(player), dateOfBirth, ...address, currency, subscribeEmail, subscribeSms },
  }
}
