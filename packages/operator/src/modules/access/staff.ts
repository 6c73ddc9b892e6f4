import { Refusal } from '@andon/contract'
import { sites } from '@andon/contract/sites'
import type { StaffApi } from '@andon/contract/staff-api'
import type { SwitchView } from '@andon/contract/staff-api/access'
import type { Clock } from '@andon/platform/clock'
import type { StaffHandlers } from '@andon/platform/http'
import type { Tx } from '@andon/platform/sql'
import { switchedOn, turnSwitch } from './store.ts'

export function staffRoutes({ clock }: { readonly clock: Clock }): StaffHandlers<StaffApi['access']> {
  return {
    listSwitches: async (_request, { tx }) => ({ success: true, switches: await switchesOn(tx) }),
    turnSwitch: async ({ sites: codes, on, ...which }, { tx, staff, note }) => {
      const country = which.kind === 'country' ? which.country : ''
      const asked = sites.filter(({ code }) => codes === undefined || codes.includes(code))
      const unknown = codes?.find((code) => !sites.some((site) => site.code === code))
      if (unknown !== undefined || asked.length === 0)
        throw new Refusal('SITE_UNKNOWN', {
          field: 'sites',
          message: `unknown site ${unknown}; sites: ${sites.map(({ code }) => code).join(', ')}`,
        })
      const before = await switchesOn(tx)
      for (const { code } of asked)
        await turnSwitch(tx, { ...which, country, on, site: code, at: clock.now(), actor: staff.actor })
      const switches = await switchesOn(tx)
      note({ subject: [which.kind, country].filter(Boolean).join(' '), before, after: switches })
      const kept = asked.filter(({ blockedCountries }) => !on && blockedCountries.includes(country))
      return { success: true, switches, kept: kept.map(({ code }) => code) }
    },
  }
}

async function switchesOn(tx: Tx): Promise<SwitchView[]> {
  return (await switchedOn(tx)).map(({ at, ...one }) => ({ ...one, since: at.toString() }))
}
