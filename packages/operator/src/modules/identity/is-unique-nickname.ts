import type { PlayerApi } from '@andon/contract'
import type { Handler } from '@andon/platform/http'
import type { Deps } from './deps.ts'
import { fold } from './domain/fold.ts'
import { takenNames } from './store/directory.ts'

export function isUniqueNickname({ db }: Deps): Handler<PlayerApi['identity']['isUniqueNickname']> {
  return async ({ txtNickname }) => {
    const taken = await takenNames(db, { nickname: fold(txtNickname) })
    return { success: true, isUnique: !taken.has('nickname') }
  }
}
