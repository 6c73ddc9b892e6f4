import type { PlayerApi } from '@andon/contract'
import { isOfferedIn } from '@andon/contract/offered-where'
import type { Handler } from '@andon/platform/http'
import type { Deps } from './deps.ts'
import { supplierStates } from './suppliers/states.ts'

export function getSportsBooks({ db, suppliers }: Deps): Handler<PlayerApi['catalogue']['getSportsBooks']> {
  return async (_request, { site }) => {
    const resting = await supplierStates(db)
    const open = suppliers
      .all()
      .filter((supplier) => supplier.kind === 'sportsbook' && !resting.has(supplier.code))
      .filter((supplier) => isOfferedIn(supplier, { site, country: null }))
    return { success: true, sportsBooks: open.map(({ code }) => ({ vendorId: code })) }
  }
}
