import type { PlayerApi } from '@andon/contract'
import type { Handler } from '@andon/platform/http'
import type { Deps } from './deps.ts'

export function getSportsBooks({ suppliers }: Deps): Handler<PlayerApi['catalogue']['getSportsBooks']> {
  return async () => ({
    success: true,
    sportsBooks: suppliers
      .all()
      .filter(({ kind }) => kind === 'sportsbook')
      .map(({ code }) => ({ vendorId: code })),
  })
}
