import { everyFlag, everySite } from './every-site.ts'
import type { Site } from './site.ts'

export const bee = {
  ...everySite,
  code: 'BEE',
  name: 'BEE',
  securityContact: 'mailto:security@bee.example',
  hosts: ['bee.localhost'],
  homePath: { visitor: '/home', player: '/sports' },
  menu: [
    { id: 'sports', path: '/sports' },
    { id: 'sportsAz', path: '/sports/a-z' },
    { id: 'casino', path: '/lobbies/casino' },
    { id: 'specialBets', path: '/special-bet' },
    { id: 'slots', path: '/lobbies/slots' },
    { id: 'tournaments', path: '/tournament' },
    { id: 'promotions', path: '/promotions' },
  ],
  menuButton: 'narrow',
  pages: ['home', 'sports', 'special-bet'],
  sportsBook: 'bookmaker',
  bannerZones: ['bee_casino', 'bee_slots'],
  headerHeight: { wide: 72, narrow: 72, wideFrom: 0 },
  flags: { ...everyFlag, sports: true },
} as const satisfies Site
