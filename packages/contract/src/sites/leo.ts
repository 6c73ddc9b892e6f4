import { everyFlag, everySite } from './every-site.ts'
import type { Site } from './site.ts'

export const leo = {
  ...everySite,
  code: 'LEO',
  name: 'LEO',
  securityContact: 'mailto:security@leo.example',
  hosts: ['leo.localhost'],
  homePath: { visitor: '/lobbies/casino', player: '/lobbies/casino' },
  menu: [
    { id: 'casino', path: '/lobbies/casino' },
    { id: 'liveCasino', path: '/lobbies/live-casino' },
    { id: 'tournaments', path: '/tournament' },
    { id: 'promotions', path: '/promotions' },
  ],
  menuButton: 'always',
  pages: [],
  bannerZones: ['leo_casino', 'leo_live_casino'],
  headerHeight: { wide: 82, narrow: 64, wideFrom: 1201 },
  flags: { ...everyFlag, sports: false },
} as const satisfies Site
