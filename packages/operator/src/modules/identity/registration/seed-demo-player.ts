import { Refusal } from '@andon/contract'
import { fold } from '@andon/contract/folding/fold'
import { siteAt } from '@andon/contract/sites'
import type { Deps } from '../deps.ts'
import { credentialByEmail } from '../store/credentials.ts'
import { setVerified } from '../store/players.ts'
import { openAccount } from './open-account.ts'

const email = 'demo@andon.example'
/** Printed at startup; it is valid for the sandbox account only. */
const password = 'paper-lantern-2187'

export interface DemoPlayer {
  readonly playerId: string
  /** Where the account was opened. */
  readonly site: string
  readonly email: string
  readonly password: string
  /** False if an earlier start or another node created the account. */
  readonly created: boolean
}

/** Creates the sandbox's demo player with both channels verified. Safe to call at every start, on every node. */
export async function seedDemoPlayer(deps: Deps): Promise<DemoPlayer> {
  const playerId = await existing(deps)
  const site = siteAt(deps.sites, '').code
  if (playerId !== null) return { playerId, site, email, password, created: false }
  try {
    return { playerId: await open(deps), site, email, password, created: true }
  } catch (error) {
    const other = error instanceof Refusal ? await existing(deps) : null
    if (other === null) throw error
    return { playerId: other, site, email, password, created: false }
  }
}

async function existing({ db }: Deps): Promise<string | null> {
  return (await credentialByEmail(db, fold(email)))?.playerId ?? null
}

function open(deps: Deps): Promise<string> {
  const site = siteAt(deps.sites, '')
  return openAccount(deps, {
    details: {
      email,
      nickname: 'andon-demo',
      firstName: 'Akari',
      lastName: 'Demo',
      lastNameKana: 'デモ',
      firstNameKana: 'アカリ',
      dateOfBirth: '1990-04-01',
      country: 'JP',
      areaCode: '81',
      phone: '9000000000',
      postalCode: '100-0001',
      prefecture: 'Tokyo',
      city: 'Chiyoda',
      address1: '1-1 Chiyoda',
      currency: site.currency,
      language: site.defaultLanguage,
      site: site.code,
      subscribeEmail: false,
      subscribeSms: false,
    },
    password,
    acquisition: { trackerId: null, bannerId: null, affiliateId: null, bTag: null, referral: null },
    also: async (tx, playerId) => {
      const at = deps.clock.now()
      for (const channel of ['email', 'sms'] as const) await setVerified(tx, { playerId, channel, at })
      return playerId
    },
  })
}
