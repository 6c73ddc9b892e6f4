import type { PlayerApi, ReplyOf } from '@andon/contract'
import { nationalForm } from '@andon/contract/folding/phone-numbers'
import { type Player, profileView } from '../identity/index.ts'

/** The player's details as the player sees them. */
export function detailsView(player: Player): ReplyOf<PlayerApi['profile']['getData']> {
  const { lastNameKana, firstNameKana, dateOfBirth, country, areaCode } = player
  const { postalCode, prefecture, city, address1 } = player
  const { currency, subscribeEmail, subscribeSms } = player
  const person = { lastNameKana, firstNameKana, dateOfBirth }
  const phone = nationalForm(player)
  const address = { country, areaCode, phone, postalCode, prefecture, city, address1 }
  return {
    success: true,
    profile: { ...profileView(player), ...person, ...address, currency, subscribeEmail, subscribeSms },
  }
}
