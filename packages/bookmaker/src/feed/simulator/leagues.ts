import type { League } from './league.ts'
import { americanFootball } from './leagues/american-football.ts'
import { baseball } from './leagues/baseball.ts'
import { basketball } from './leagues/basketball.ts'
import { esports } from './leagues/esports.ts'
import { fighting } from './leagues/fighting.ts'
import { latinFootball } from './leagues/football-americas.ts'
import { moreAmericanFootball } from './leagues/football-americas-2.ts'
import { asianFootball } from './leagues/football-asia.ts'
import { footballCups } from './leagues/football-cups.ts'
import { europeanFootball } from './leagues/football-europe.ts'
import { moreEuropeanFootball } from './leagues/football-europe-2.ts'
import { pacificFootball } from './leagues/football-pacific.ts'
import { westAsianFootball } from './leagues/football-west-asia.ts'
import { womensFootball } from './leagues/football-women.ts'
import { iceHockey } from './leagues/ice-hockey.ts'
import { rugby } from './leagues/rugby.ts'
import { tableTennis } from './leagues/table-tennis.ts'
import { tennis } from './leagues/tennis.ts'
import { volleyball } from './leagues/volleyball.ts'

/** Every league of the simulator. */
export const leagues: readonly League[] = [
  ...asianFootball,
  ...europeanFootball,
  ...latinFootball,
  ...pacificFootball,
  ...westAsianFootball,
  ...moreEuropeanFootball,
  ...moreAmericanFootball,
  ...womensFootball,
  ...footballCups,
  ...baseball,
  ...basketball,
  ...tennis,
  ...iceHockey,
  ...volleyball,
  ...tableTennis,
  ...rugby,
  ...americanFootball,
  ...fighting,
  ...esports,
]
