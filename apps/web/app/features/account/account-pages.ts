import type { AccountIconName } from '@andon/web-kit/AccountIcon'
import { isOpenWhileRestricted } from '../../player/restricted-pages.ts'

/** The pages of an account in four groups. A page's name is its path below the account, unless it lies elsewhere. */
export const accountGroups = [
  {
    group: 'money',
    pages: [
      { name: 'inbox', icon: 'bell' },
      { name: 'cashier', icon: 'wallet' },
      { name: 'transactions', icon: 'history' },
      { name: 'bonus-rewards', icon: 'gift' },
      { name: 'levels', icon: 'star' },
    ],
  },
  {
    group: 'play',
    pages: [
      { name: 'bet-history', icon: 'reels' },
      { name: 'legacy-bet-history', icon: 'list' },
      { name: 'picture', icon: 'chart' },
      { name: 'year', icon: 'calendar' },
      { name: 'limits', icon: 'shield' },
    ],
  },
  {
    group: 'profile',
    pages: [
      { name: 'profile', icon: 'person' },
      { name: 'confirmidentity', icon: 'check' },
      { name: 'password', icon: 'key' },
      { name: 'security', icon: 'lock' },
      { name: 'sessions', icon: 'phone' },
      { name: 'preferences', icon: 'filter' },
    ],
  },
  {
    group: 'help',
    pages: [
      { name: 'customer-service', icon: 'help', to: '/customer-service' },
      { name: 'tickets', icon: 'chat' },
      { name: 'responsible-game', icon: 'heart', to: '/responsible-game' },
      { name: 'policies', icon: 'info' },
    ],
  },
] as const satisfies readonly { group: string; pages: readonly Page[] }[]

interface Page {
  readonly name: string
  readonly icon: AccountIconName
  readonly to?: string
}

/** The groups with the path of each page below the language. A restricted session gets only the pages that it may open. */
export function openGroups({ restricted }: { restricted: boolean }) {
  return accountGroups.map(({ group, pages }) => ({
    group,
    pages: pages
      .map((page) => ({ ...page, to: 'to' in page ? page.to : (`/account/${page.name}` as const) }))
      .filter(({ to }) => !restricted || isOpenWhileRestricted(to)),
  }))
}
