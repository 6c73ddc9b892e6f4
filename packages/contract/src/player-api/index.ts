import { access } from './access.ts'
import { bonuses } from './bonuses.ts'
import { cashier } from './cashier.ts'
import { catalogue } from './catalogue.ts'
import { content } from './content.ts'
import { identity } from './identity.ts'
import { jackpots } from './jackpots.ts'
import { responsibleGaming } from './limits.ts'
import { loyalty } from './loyalty.ts'
import { missions } from './missions.ts'
import { notices } from './notices.ts'
import { policies } from './policies.ts'
import { profile } from './profile.ts'
import { reports } from './reports.ts'
import { support } from './support.ts'
import { tournaments } from './tournaments.ts'
import { verification } from './verification.ts'
import { wallet } from './wallet.ts'

/** The player API: every call of the browser, by module. */
export const playerApi = {
  identity,
  support,
  profile,
  verification,
  wallet,
  catalogue,
  cashier,
  bonuses,
  access,
  content,
  jackpots,
  tournaments,
  loyalty,
  missions,
  notices,
  limits: responsibleGaming,
  policies,
  reports,
} as const
export type PlayerApi = typeof playerApi
