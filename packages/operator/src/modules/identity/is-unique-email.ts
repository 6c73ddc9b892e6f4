import type { PlayerApi } from '@andon/contract'
import type { Handler } from '@andon/platform/http'
import type { Deps } from './deps.ts'
import { fold } from './domain/fold.ts'
import { takenNames } from './store/players.ts'

export function isUniqueEmail({ db }: Deps): Handler<PlayerApi['identity']['isUniqueEmail']> {
  return async ({ email }) => {
    const taken = await takenNames(db, { email: fold(email) })
    return { success: true, isUnique: !taken.email }
  }
}
