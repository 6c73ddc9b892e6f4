import type { PlayerApi } from '@andon/contract'
import type { Handler } from '@andon/platform/http'
import type { Deps } from './deps.ts'
import { phoneNumber } from './domain/fold.ts'
import { takenNames } from './store/players.ts'

export function checkUserPhoneAvailablity({ db }: Deps): Handler<PlayerApi['identity']['checkUserPhoneAvailablity']> {
  return async (typed) => {
    const taken = await takenNames(db, { phone: phoneNumber(typed) })
    return { success: true, isUnique: !taken.phone }
  }
}
