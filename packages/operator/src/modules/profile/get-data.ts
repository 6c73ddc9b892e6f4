import type { PlayerApi } from '@andon/contract'
import type { Handler } from '@andon/platform/http'
import { assert } from '@andon/platform/sql'
import { profileView } from '../identity/index.ts'
import type { Deps } from './routes.ts'

export function getData({ db, identity }: Deps): Handler<PlayerApi['profile']['getData']> {
  return async (_request, { session }) => {
    const player = await identity.player(db, session.playerId)
    assert(player, 'a session belongs to a player')
    const { dateOfBirth, country, areaCode, phone, postalCode, city, address1 } = player
    const { currency, subscribeEmail, subscribeSms } = player
    const address = { country, areaCode, phone, postalCode, city, address1 }
    return {
      success: true,
      profile: { ...profileView(player), dateOfBirth, ...address, currency, subscribeEmail, subscribeSms },
    }
  }
}
