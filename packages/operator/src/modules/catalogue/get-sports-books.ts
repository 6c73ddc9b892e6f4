import type { PlayerApi } from '@andon/contract'
import { isOfferedIn } from '@andon/contract/offered-where'
import type { Handler } from '@andon/platform/http'
import type { Deps } from './deps.ts'
import { templateUrl } from './launch-url.ts'
import { supplierStates } from './suppliers/states.ts'

export function getSportsBooks({ db, suppliers }: Deps): Handler<PlayerApi['catalogue']['getSportsBooks']> {
  return async ({ languageId }, { site, origin }) => {
    const resting = await supplierStates(db)
    const open = suppliers
      .all()
      .filter((supplier) => supplier.kind === 'sportsbook' && !resting.has(supplier.code))
      .filter((supplier) => isOfferedIn(supplier, { site, country: null }))
    const visitor = { site, origin, language: languageId, country: null, currency: null, round: '', real: null }
    const sportsBooks = open.map((supplier) => {
      const { code, launch } = supplier
      const hasPreview = launch.by === 'template' && launch.demo !== undefined
      const opened = { ...visitor, gameCode: code, supplierGameCode: code }
      return { vendorId: code, ...(hasPreview ? { previewUrl: templateUrl(supplier, opened) } : {}) }
    })
    return { success: true, sportsBooks }
  }
}
