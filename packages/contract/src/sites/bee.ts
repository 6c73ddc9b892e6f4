import { everyFlag, everySite } from './every-site.ts'
import type { Site } from './site.ts'

export const bee = {
  ...everySite,
  code: 'BEE',
  name: 'BEE',
  hosts: ['bee.localhost'],
  homePath: { visitor: '/home', player: '/home' },
  landingPath: '/ja/home',
  menu: [
    { id: 'casino', path: '/lobbies/casino' },
    { id: 'slots', path: '/lobbies/slots' },
  ],
  bannerZones: ['bee_casino', 'bee_slots'],
  headerHeight: { wide: 72, narrow: 72, wideFrom: 0 },
  flags: { ...everyFlag, sports: true },
} as const satisfies Site
